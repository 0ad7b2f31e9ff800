package org.contexttck.harness.monitor.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a tool result says about the context, read as exactly as a client has to (R5, R6, R90).
 *
 * @param hints each pair that any client may have taken from it
 * @param summary if it is one that can be shown, without white space around it, which clients may leave out
 */
public record ResultMarks(
        boolean failed, boolean marked, boolean consumed, Optional<String> summary, List<HintedPair> hints) {

    private static final String TRANSIENT = "transient";

    /** A tool and its consumer. @param exact whether the hint is one that has to be taken */
    public record HintedPair(String tool, String consumer, boolean exact) {}

    /** Reads a result of a call. Anything is taken. */
    public static ResultMarks of(JsonNode result) {
        JsonNode context = result.path("_meta").path("context");
        boolean failed = result.path("isError").asBoolean();
        return new ResultMarks(
                failed,
                TRANSIENT.equals(context.path("lifecycle").textValue()),
                context.path("consumed").isBoolean() && context.path("consumed").booleanValue() && !failed,
                Optional.ofNullable(context.path("summary").textValue())
                        .map(String::strip)
                        .filter(text -> !text.isEmpty()),
                hints(result.path("_meta").path("contextHints"), failed));
    }

    private static List<HintedPair> hints(JsonNode given, boolean failed) {
        List<HintedPair> hints = new ArrayList<>();
        for (JsonNode hint : given.isArray() ? given : List.<JsonNode>of()) {
            if (hint.path("tool").isTextual() && hint.path("consumedBy").isTextual()) {
                boolean exact = TRANSIENT.equals(hint.path("lifecycle").textValue()) && !failed;
                hints.add(new HintedPair(
                        hint.get("tool").textValue(), hint.get("consumedBy").textValue(), exact));
            }
        }
        return hints;
    }
}

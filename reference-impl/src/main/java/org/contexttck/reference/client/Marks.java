package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a tool result says about the context. Whatever does not have the exact form says nothing (TC-C-12, TC-C-16).
 *
 * @param failed {@code isError} is true; without the member it is not (TC-C-02, TC-C-04)
 * @param hints the usable ones of {@code _meta.contextHints}
 * @param consumed {@code _meta.context.consumed} is the JSON value true
 * @param marked {@code _meta.context.lifecycle} is the text {@code transient}, letter for letter
 * @param summary {@code _meta.context.summary}, if it is a text that is not blank (TC-C-15)
 */
public record Marks(boolean failed, List<Hint> hints, boolean consumed, boolean marked, Optional<String> summary) {

    private static final String TRANSIENT = "transient";

    public Marks {
        hints = List.copyOf(hints);
    }

    /**
     * A pair of tools of one server.
     *
     * @param tool whose results are transient
     * @param consumer whose success consumes them
     */
    public record Hint(String tool, String consumer) {}

    /**
     * Reads a result.
     *
     * @param result of {@code tools/call}, as it came; anything is taken
     */
    public static Marks of(JsonNode result) {
        JsonNode context = result.path("_meta").path("context");
        return new Marks(
                isTrue(result.path("isError")),
                hints(result.path("_meta").path("contextHints")),
                isTrue(context.path("consumed")),
                isTransient(context),
                text(context.path("summary")));
    }

    private static List<Hint> hints(JsonNode given) {
        List<Hint> hints = new ArrayList<>();
        if (given.isArray()) {
            for (JsonNode hint : given) {
                Optional<String> tool = text(hint.path("tool"));
                Optional<String> consumer = text(hint.path("consumedBy"));
                if (isTransient(hint) && tool.isPresent() && consumer.isPresent()) {
                    hints.add(new Hint(tool.get(), consumer.get()));
                }
            }
        }
        return hints;
    }

    private static boolean isTransient(JsonNode holder) {
        return TRANSIENT.equals(holder.path("lifecycle").textValue());
    }

    private static boolean isTrue(JsonNode value) {
        return value.isBoolean() && value.booleanValue();
    }

    private static Optional<String> text(JsonNode value) {
        return Optional.ofNullable(value.textValue()).filter(text -> !text.isBlank());
    }
}

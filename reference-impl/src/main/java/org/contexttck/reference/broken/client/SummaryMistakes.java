package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.ResultParts;
import org.contexttck.reference.client.ToolCall;

/** Summaries that are changed on their way, or stand beside something that should be gone. */
final class SummaryMistakes {

    private static final int LONG = 200;
    private static final int VERY_LONG = 4_000;
    private static final ObjectMapper JSON = new ObjectMapper();

    static final ClientMistakes ALL = new ClientMistakes()
            .collapsed(
                    "EscapesSummaries", shown(text -> text.replace("&", "&amp;").replace("<", "&lt;")))
            .collapsed(
                    "CutsVeryLongSummaries",
                    shown(text -> text.length() > VERY_LONG ? text.substring(0, VERY_LONG) : text))
            .collapsed("StoresSummariesInThreeBytes", shown(text -> text.replaceAll("[^\\x{0}-\\x{ffff}]", "?")))
            .collapsed(
                    "KeepsFurtherTexts",
                    (text, result) -> Stream.concat(
                                    Stream.of(Part.text(text)),
                                    ResultParts.of(result).stream()
                                            .filter(part -> part.kind() == Part.Kind.TEXT)
                                            .skip(1)
                                            .filter(part -> !part.text().startsWith("{")))
                            .toList())
            .collapsed("ReadsSummariesAsJson", shown(SummaryMistakes::rewritten))
            .collapsed(
                    "ShortensLongSummaries",
                    shown(text -> text.length() > LONG ? text.substring(0, LONG) + "\u2026" : text))
            .collapsed(
                    "ShowsFirstLineOfSummary",
                    shown(text -> text.lines().findFirst().orElse(text)))
            .reading(
                    "ShowsBlankSummaries",
                    (marks, result) -> new Marks(
                            marks.failed(),
                            marks.hints(),
                            marks.consumed(),
                            marks.marked(),
                            Optional.ofNullable(result.path("_meta")
                                            .path("context")
                                            .path("summary")
                                            .textValue())
                                    .filter(text -> !text.isEmpty())))
            .collapsed(
                    "SubstitutesInSummaries",
                    shown(text -> text.replace("$&", "{summary}").replace("$1", "")))
            .collapsed(
                    "UnescapesSummaries",
                    shown(text -> text.replace("&lt;", "<").replace("&amp;", "&")))
            .engine("TakesSummaryOfConsumer", unscoped -> new CollapseEngine(unscoped) {
                private final Map<String, String> taken = new HashMap<>();

                @Override
                protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                    Optional<ToolCall> collapsed = super.answered(call, marks, result);
                    if (!marks.marked()) {
                        collapsed.ifPresent(one -> marks.summary().ifPresent(text -> taken.put(one.callId(), text)));
                    }
                    return collapsed;
                }

                @Override
                public Optional<String> replacement(String callId) {
                    return super.replacement(callId).map(text -> taken.getOrDefault(callId, text));
                }
            });

    private SummaryMistakes() {}

    private static BiFunction<String, JsonNode, List<Part>> shown(UnaryOperator<String> wrong) {
        return (text, result) -> List.of(Part.text(wrong.apply(text)));
    }

    private static String rewritten(String text) {
        try {
            return text.startsWith("{") ? JSON.readTree(text).toString() : text;
        } catch (JsonProcessingException noJson) {
            return text;
        }
    }
}

package org.contexttck.harness.doctor.bill;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Json;

/**
 * What the result of one call costs.
 *
 * @param shown what a model is shown: the result's texts, or where it has none its structured content as compact JSON
 * @param structured its structured content as compact JSON, which some hosts send beside the texts
 * @param others blocks that are no text, such as {@code image, 20,480 bytes}; not counted in tokens
 * @param marks what it bears of the protocols: paginated, cut, transient, consumed, hinted, packed
 * @param summary the summary that it brings itself, to stand in its place
 * @param items how many items its longest list has; 0 without a list
 * @param bounded what a bounded call would have shown: the first items of that list, or the first lines
 * @param markdown what a pack costs by its rendered view alone
 */
public record ResultCost(
        Cost shown,
        Cost structured,
        List<String> others,
        List<String> marks,
        Optional<Cost> summary,
        int items,
        Cost bounded,
        Optional<Cost> markdown) {

    static ResultCost of(ObjectNode result) {
        List<String> texts = texts(result);
        Optional<JsonNode> structured = StructuredContent.direct(result);
        Cost copy = structured.map(Json::write).map(Cost::of).orElse(Cost.NOTHING);
        String text = String.join("\n", texts);
        Cost shown = texts.isEmpty() ? copy : Cost.of(text);
        Optional<JsonNode> tree = StructuredContent.of(result);
        Optional<LongestList> list = tree.flatMap(LongestList::in)
                .or(() -> texts.stream()
                        .flatMap(one -> StructuredContent.in(one).stream())
                        .flatMap(one -> LongestList.in(one).stream())
                        .findFirst());
        JsonNode context = result.path("_meta").path("context");
        boolean marked = context.path("lifecycle").asText().equals("transient");
        return new ResultCost(
                shown,
                copy,
                others(result),
                ResultMarksSeen.in(result, tree.orElseGet(Json::object)),
                Optional.of(context.path("summary"))
                        .filter(summary -> marked && summary.isTextual())
                        .map(summary -> Cost.of(summary.textValue())),
                list.map(LongestList::size).orElse(0),
                bounded(shown, text, list),
                tree.filter(ResultMarksSeen::packed)
                        .map(pack -> Cost.of(pack.path("markdown").textValue())));
    }

    /** Whether there is more of it than a bounded call would have shown. */
    boolean goesOn() {
        return bounded.tokens() < shown.tokens();
    }

    /** Compact JSON is compared with compact JSON, so that no white space counts as saved. */
    private static Cost bounded(Cost shown, String text, Optional<LongestList> list) {
        if (list.isPresent()) {
            Cost whole = Cost.of(list.get().whole());
            Cost first = Cost.of(list.get().first(Saving.FIRST_ITEMS));
            long kept = Math.max(0, shown.tokens() - Math.max(0, whole.tokens() - first.tokens()));
            return new Cost(kept, Math.max(0, shown.bytes() - (whole.bytes() - first.bytes())), shown.whole());
        }
        String first = firstLines(text);
        return first.length() == text.length() ? shown : Cost.of(first);
    }

    private static String firstLines(String text) {
        int end = -1;
        for (int lines = 0; lines < Saving.FIRST_LINES; lines++) {
            end = text.indexOf('\n', end + 1);
            if (end < 0) {
                break;
            }
        }
        String first = end < 0 ? text : text.substring(0, end);
        return first.length() <= Saving.FIRST_CHARACTERS ? first : first.substring(0, Saving.FIRST_CHARACTERS);
    }

    private static List<String> texts(ObjectNode result) {
        List<String> texts = new ArrayList<>();
        result.path("content").forEach(block -> {
            JsonNode text = block.has("text")
                    ? block.path("text")
                    : block.path("resource").path("text");
            if (text.isTextual()) {
                texts.add(text.textValue());
            }
        });
        return texts;
    }

    private static List<String> others(ObjectNode result) {
        List<String> others = new ArrayList<>();
        result.path("content").forEach(block -> {
            if (!block.path("text").isTextual()
                    && !block.path("resource").path("text").isTextual()) {
                others.add("%s, %,d bytes"
                        .formatted(
                                block.path("type").asText("block"),
                                Json.write(block).length()));
            }
        });
        return others;
    }
}

package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Metadata that is lost, moved or renamed for what stands beside it or came before. */
final class OddMetadata {

    static final IntermediaryMistakes ALL = new IntermediaryMistakes()
            .meta(
                    "DropsNullsOfOtherMeta",
                    meta -> meta.properties().forEach(member -> {
                        if (!member.getKey().startsWith("context")) {
                            withoutNulls(member.getValue());
                        }
                    }))
            .result(
                    "HoistsMarksOfContents",
                    result -> result.path("content").forEach(content -> {
                        JsonNode mark = content.path("_meta").path("context");
                        if (mark.isObject() && !result.path("_meta").has("context")) {
                            result.withObjectProperty("_meta").set("context", mark);
                        }
                    }))
            .tap("LosesMarksOfCallsWithProgress", () -> new BrokenIntermediary() {
                private final Set<JsonNode> watched = ConcurrentHashMap.newKeySet();

                @Override
                void spoilRequest(ObjectNode request) {
                    if (request.at("/params/_meta").has("progressToken")) {
                        watched.add(request.path("id"));
                    }
                }

                @Override
                void spoilAnswer(ObjectNode answer) {
                    if (watched.contains(answer.path("id")) && answer.at("/result/_meta") instanceof ObjectNode meta) {
                        meta.remove("context");
                    }
                }
            })
            .tap("RenamesAllNamesInHints", () -> new RenamesToolsButNotHints() {
                @Override
                void spoilAnswer(ObjectNode answer) {
                    super.spoilAnswer(answer);
                    for (JsonNode hint : answer.at("/result/_meta/contextHints")) {
                        hint.properties().forEach(member -> member.setValue(renamed(member.getValue())));
                    }
                }
            })
            .meta("SortsHintsByStep", meta -> {
                if (meta.get("contextHints") instanceof ArrayNode hints) {
                    List<JsonNode> sorted = new ArrayList<>();
                    hints.forEach(sorted::add);
                    sorted.sort(
                            Comparator.comparingDouble(hint -> hint.path("step").asDouble()));
                    hints.removeAll().addAll(sorted);
                }
            })
            // takes a mark that is the same as the last one for nothing new
            .tap("SendsEqualMarksOnce", () -> new BrokenIntermediary() {
                private JsonNode last = MissingNode.getInstance();

                @Override
                synchronized void spoilAnswer(ObjectNode answer) {
                    if (answer.at("/result/_meta") instanceof ObjectNode meta && meta.has("context")) {
                        JsonNode mark = meta.get("context").deepCopy();
                        if (mark.equals(last)) {
                            meta.remove("context");
                        }
                        last = mark;
                    }
                }
            });

    private OddMetadata() {}

    private static void withoutNulls(JsonNode value) {
        value.properties().removeIf(member -> member.getValue().isNull());
        value.forEach(OddMetadata::withoutNulls);
    }
}

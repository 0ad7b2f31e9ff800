package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.reference.client.Marks;

/** Results that are misread. */
final class MisreadMarks {

    private static final ObjectMapper JSON = new ObjectMapper();

    static final ClientMistakes ALL = new ClientMistakes()
            .reading(
                    "CaseBlindLifecycle",
                    (marks, result) -> marked(
                            marks,
                            marks.marked()
                                    || context(result)
                                            .path("lifecycle")
                                            .asText()
                                            .equalsIgnoreCase("transient")))
            .reading(
                    "DropsMeta",
                    (marks, result) -> new Marks(marks.failed(), List.of(), false, false, Optional.empty()))
            .reading("FailsOnNullMeta", (marks, result) -> {
                if (result.path("_meta").isNull() || context(result).isNull()) {
                    throw new IllegalStateException("cannot read a member of null");
                }
                return marks;
            })
            .reading(
                    "IgnoresIsError",
                    (marks, result) ->
                            new Marks(false, marks.hints(), marks.consumed(), marks.marked(), marks.summary()))
            .reading(
                    "NeedsIsErrorFalse",
                    (marks, result) -> result.path("isError").isBoolean() ? marks : consumed(marks, false))
            .reading("NeedsWholeHints", (marks, result) -> {
                JsonNode hints = result.path("_meta").path("contextHints");
                return hints.size() == marks.hints().size() ? marks : hinted(marks, List.of());
            })
            .reading("NotTrackedWhenConsuming", (marks, result) -> marked(marks, marks.marked() && !marks.consumed()))
            .reading("PairsAnyLifecycle", (marks, result) -> {
                JsonNode changed = result.deepCopy();
                for (JsonNode hint : changed.path("_meta").path("contextHints")) {
                    if (hint instanceof ObjectNode object) {
                        object.put("lifecycle", "transient");
                    }
                }
                return Marks.of(changed);
            })
            .reading(
                    "ReadsContextFromList",
                    (marks, result) -> changed(
                            result, "/_meta", "context", it -> it.path(0).isMissingNode() ? it : it.get(0)))
            .reading(
                    "ReadsHintsFromText",
                    (marks, result) -> changed(result, "/_meta", "contextHints", MisreadMarks::unpacked))
            .reading("ReadsMarksOfContents", (marks, result) -> {
                JsonNode own = result.path("content").findPath("_meta");
                return own.isObject() ? Marks.of(((ObjectNode) result.deepCopy()).set("_meta", own)) : marks;
            })
            .reading("ReadsMarksOfStructuredContent", (marks, result) -> {
                JsonNode copy = result.path("structuredContent");
                return copy.has("context") && !result.has("_meta")
                        ? Marks.of(((ObjectNode) result.deepCopy()).set("_meta", copy))
                        : marks;
            })
            .reading("ReadsMetaFromText", (marks, result) -> changed(result, "", "_meta", MisreadMarks::unpacked))
            .reading(
                    "TruthyConsumes",
                    (marks, result) -> consumed(marks, truthy(context(result).path("consumed"))));

    private MisreadMarks() {}

    private static JsonNode context(JsonNode result) {
        return result.path("_meta").path("context");
    }

    /** What a result would say with another value in one place of it. */
    private static Marks changed(JsonNode result, String place, String member, UnaryOperator<JsonNode> change) {
        JsonNode copy = result.deepCopy();
        if (copy.at(place) instanceof ObjectNode holder && holder.has(member)) {
            holder.set(member, change.apply(holder.get(member)));
        }
        return Marks.of(copy);
    }

    /** The JSON in a text. */
    private static JsonNode unpacked(JsonNode value) {
        try {
            return value.isTextual() ? JSON.readTree(value.textValue()) : value;
        } catch (JsonProcessingException noJson) {
            return value;
        }
    }

    private static Marks hinted(Marks marks, List<Marks.Hint> hints) {
        return new Marks(marks.failed(), hints, marks.consumed(), marks.marked(), marks.summary());
    }

    private static Marks consumed(Marks marks, boolean consumed) {
        return new Marks(marks.failed(), marks.hints(), consumed, marks.marked(), marks.summary());
    }

    private static Marks marked(Marks marks, boolean marked) {
        return new Marks(marks.failed(), marks.hints(), marks.consumed(), marked, marks.summary());
    }

    /** What counts as true in a loose language. */
    private static boolean truthy(JsonNode value) {
        return value.isContainerNode()
                || value.isTextual() && !value.textValue().isEmpty()
                || value.isNumber() && value.doubleValue() != 0
                || value.booleanValue();
    }
}

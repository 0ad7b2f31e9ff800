package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.JsonProblem;

/** Reads the result of a {@code tools/call}. */
public final class ToolResults {

    private ToolResults() {}

    /** The texts of the text blocks, in order. */
    public static List<String> texts(JsonNode result) {
        JsonNode blocks = result.path("content");
        return StreamSupport.stream((blocks.isArray() ? blocks : Json.array()).spliterator(), false)
                .filter(block -> block.path("text").isTextual())
                .map(block -> block.path("text").textValue())
                .toList();
    }

    /** {@code structuredContent}, if it is an object or an array. */
    public static Optional<JsonNode> structuredContent(JsonNode result) {
        return Optional.of(result.path("structuredContent")).filter(JsonNode::isContainerNode);
    }

    /** {@code structuredContent}, else the JSON in the first text block (R40); empty if there is neither. */
    public static Optional<JsonNode> structured(JsonNode result) {
        return structuredContent(result)
                .or(() -> texts(result).stream().findFirst().flatMap(ToolResults::asJson));
    }

    private static Optional<JsonNode> asJson(String text) {
        String start = text.stripLeading();
        if (!start.startsWith("{") && !start.startsWith("[")) {
            return Optional.empty();
        }
        try {
            return Optional.of(Json.read(text).node());
        } catch (JsonProblem notJson) {
            return Optional.empty();
        }
    }
}

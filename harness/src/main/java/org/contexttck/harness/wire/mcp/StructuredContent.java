package org.contexttck.harness.wire.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/** What a tool result holds for a program to read. */
public final class StructuredContent {

    private StructuredContent() {}

    /** {@code structuredContent}, else the JSON in the first text block (R40, R60); empty if there is neither. */
    public static Optional<JsonNode> of(JsonNode result) {
        Optional<JsonNode> direct = direct(result);
        return direct.isPresent() ? direct : inText(result);
    }

    /** {@code structuredContent}, if it is an object or an array. */
    public static Optional<JsonNode> direct(JsonNode result) {
        return Optional.of(result.path("structuredContent")).filter(JsonNode::isContainerNode);
    }

    /** The JSON object or array in the first text block; empty if the text is anything else. */
    public static Optional<JsonNode> inText(JsonNode result) {
        return texts(result).stream().findFirst().flatMap(StructuredContent::in);
    }

    /** The texts of the result's text blocks, in order. */
    public static List<String> texts(JsonNode result) {
        List<String> texts = new ArrayList<>();
        if (result.path("content").isArray()) {
            result.get("content")
                    .forEach(block ->
                            Optional.ofNullable(block.path("text").textValue()).ifPresent(texts::add));
        }
        return texts;
    }

    /** The JSON object or array that a text is; empty if it is anything else. */
    public static Optional<JsonNode> in(String text) {
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

package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/**
 * What a model has said, whole or in a stream, as its service hands it on to whoever continues from there.
 *
 * @param id by which the answer can be continued
 * @param items what a later request would repeat of it
 */
record ModelAnswer(String id, List<JsonNode> items) {

    /** Reads an answer. @param text the body, or the data of the events, one on each line @return empty if it is no whole answer */
    static Optional<ModelAnswer> read(ModelApi api, String text) {
        List<JsonNode> said =
                text.lines().flatMap(line -> object(line).stream()).toList();
        return switch (api) {
            case OPENAI_CHAT -> Optional.empty();
            case OPENAI_RESPONSES ->
                object(text)
                        .or(() -> said.stream()
                                .filter(event -> event.path("type").asText().equals("response.completed"))
                                .map(event -> event.path("response"))
                                .findFirst())
                        .map(response ->
                                new ModelAnswer(response.path("id").asText(), elements(response.path("output"))));
            case ANTHROPIC_MESSAGES ->
                object(text)
                        .filter(message -> message.path("content").isArray())
                        .or(() -> streamed(said))
                        .map(message -> new ModelAnswer(
                                message.path("id").asText(), List.of(assistant(message.path("content")))));
        };
    }

    /** A text that is an object. */
    static Optional<JsonNode> object(String text) {
        try {
            return text.isBlank()
                    ? Optional.empty()
                    : Optional.of(Json.read(text).node()).filter(JsonNode::isObject);
        } catch (JsonProblem none) {
            return Optional.empty();
        }
    }

    private static List<JsonNode> elements(JsonNode list) {
        List<JsonNode> elements = new ArrayList<>();
        list.forEach(elements::add);
        return elements;
    }

    private static ObjectNode assistant(JsonNode content) {
        return Json.object().put("role", "assistant").set("content", content);
    }

    /** A message from its events. */
    private static Optional<JsonNode> streamed(List<JsonNode> events) {
        Map<Integer, ObjectNode> blocks = new TreeMap<>();
        Map<Integer, StringBuilder> texts = new TreeMap<>();
        String id = "";
        for (JsonNode event : events) {
            int index = event.path("index").asInt();
            switch (event.path("type").asText()) {
                case "message_start" -> id = event.path("message").path("id").asText();
                case "content_block_start" -> {
                    if (event.path("content_block") instanceof ObjectNode block) {
                        blocks.put(index, block.deepCopy());
                    }
                }
                case "content_block_delta" -> {
                    JsonNode delta = event.path("delta");
                    texts.computeIfAbsent(index, first -> new StringBuilder())
                            .append(delta.path("text").asText(""))
                            .append(delta.path("partial_json").asText(""));
                }
                default -> {
                    // pings, usage and ends say nothing
                }
            }
        }
        ArrayNode content = Json.array();
        blocks.forEach((index, block) ->
                content.add(filled(block, String.valueOf(texts.getOrDefault(index, new StringBuilder())))));
        ObjectNode message = Json.object().put("id", id);
        return id.isEmpty() ? Optional.empty() : Optional.of(message.set("content", content));
    }

    private static ObjectNode filled(ObjectNode block, String text) {
        return block.path("type").asText().equals("tool_use")
                ? block.set("input", object(text).orElseGet(Json::object))
                : block.put("text", block.path("text").asText("") + text);
    }
}

package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.json.Json;

/** Harmless words for what a host asks the model beside the conversation, such as a title; JSON if it asks for JSON. */
final class SideRequestText {

    private static final String WORDS = "A conversation";

    private SideRequestText() {}

    static String of(JsonNode request) {
        JsonNode chat = request.path("response_format");
        JsonNode responses = request.path("text").path("format");
        JsonNode anthropic = request.path("output_config").path("format");
        for (JsonNode format : new JsonNode[] {chat, responses, anthropic}) {
            if (format.path("type").asText().startsWith("json")) {
                JsonNode schema = format.path("json_schema").path("schema");
                return Json.write(value(schema.isMissingNode() ? format.path("schema") : schema));
            }
        }
        return WORDS;
    }

    private static JsonNode value(JsonNode schema) {
        if (schema.path("enum").has(0)) {
            return schema.path("enum").get(0);
        }
        switch (schema.path("type").asText("object")) {
            case "string":
                return Json.text(WORDS);
            case "boolean":
                return Json.object().booleanNode(false);
            case "integer", "number":
                return Json.object().numberNode(0);
            case "array":
                return Json.array();
            default:
                ObjectNode object = Json.object();
                schema.path("properties").properties().forEach(it -> object.set(it.getKey(), value(it.getValue())));
                return object;
        }
    }
}

package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A message of a conversation that is no tool result.
 *
 * @param calls the tools that it calls, whose results stand behind it in this order
 */
record Turn(PromptMessage.Role role, String text, List<ModelCall> calls) {

    Turn {
        calls = List.copyOf(calls);
    }

    ObjectNode write() {
        ObjectNode node = Jsons.object().put("role", role.name()).put("text", text);
        ArrayNode list = node.putArray("calls");
        for (ModelCall call : calls) {
            list.addObject()
                    .put("server", call.call().server())
                    .put("tool", call.call().tool())
                    .put("id", call.call().callId())
                    .put("name", call.name())
                    .set("arguments", call.arguments());
        }
        return node;
    }

    static Turn read(JsonNode node) {
        List<ModelCall> calls = new ArrayList<>();
        for (JsonNode call : node.path("calls")) {
            ToolCall made = new ToolCall(
                    call.path("server").asText(),
                    call.path("tool").asText(),
                    call.path("id").asText());
            calls.add(new ModelCall(made, call.path("name").asText(), call.path("arguments")));
        }
        return new Turn(
                PromptMessage.Role.valueOf(node.path("role").asText()),
                node.path("text").asText(),
                calls);
    }
}

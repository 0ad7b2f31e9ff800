package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.json.Json;

/** OpenAI responses; of a conversation that the service keeps, {@link KeptConversations} has the rest. */
final class OpenAiResponses implements Dialect {

    @Override
    public List<PromptMessage> messages(JsonNode request) {
        List<PromptMessage> messages = new ArrayList<>();
        if (request.path("instructions").isTextual()) {
            messages.add(said("system", request.get("instructions"), List.of()));
        }
        JsonNode input = request.path("input");
        if (input.isTextual()) {
            messages.add(said("user", input, List.of()));
        }
        if (input.isArray()) {
            input.forEach(item -> messages.add(item(item)));
        }
        return messages;
    }

    private static PromptMessage item(JsonNode item) {
        switch (item.path("type").asText("message")) {
            case "message":
                String role = item.path("role").asText();
                return said(role.equals("developer") ? "system" : role, item.path("content"), List.of());
            case "function_call":
                PromptCall call = new PromptCall(
                        item.path("call_id").asText(),
                        item.path("name").asText(),
                        Parts.arguments(item.path("arguments")));
                return said("assistant", Json.array(), List.of(call));
            case "function_call_output":
                return new PromptMessage(
                        PromptMessage.TOOL,
                        Optional.of(item.path("call_id").asText()),
                        Parts.of(item.path("output")),
                        List.of(),
                        false);
            default:
                return said("assistant", item, List.of());
        }
    }

    private static PromptMessage said(String role, JsonNode content, List<PromptCall> calls) {
        return new PromptMessage(role, Optional.empty(), Parts.of(content), calls, false);
    }

    @Override
    public List<OfferedTool> tools(JsonNode request) {
        List<OfferedTool> tools = new ArrayList<>();
        for (JsonNode tool : request.path("tools")) {
            if (tool.path("type").asText().equals("function")) {
                tools.add(OfferedTool.of(tool));
            }
        }
        return tools;
    }

    @Override
    public String whole(JsonNode request, ModelTurn turn) {
        return Json.write(response(request, turn, items(turn), "completed"));
    }

    @Override
    public List<StreamEvent> stream(JsonNode request, ModelTurn turn) {
        return new OpenAiResponsesStream(request, turn).events();
    }

    @Override
    public String error(String type, String message) {
        return new OpenAiChat().error(type, message);
    }

    static ObjectNode response(JsonNode request, ModelTurn turn, List<ObjectNode> output, String status) {
        ObjectNode response = Json.object()
                .put("id", "resp_" + turn.id())
                .put("object", "response")
                .put("created_at", System.currentTimeMillis() / 1000)
                .put("status", status);
        response.putNull("error").putNull("incomplete_details").putNull("instructions");
        response.putNull("max_output_tokens");
        response.put("model", request.path("model").asText(ModelEndpoint.MODEL));
        response.putArray("output").addAll(output);
        response.put("parallel_tool_calls", true).putNull("previous_response_id");
        response.putObject("reasoning").putNull("effort").putNull("summary");
        response.put("store", false).put("temperature", 1);
        response.putObject("text").putObject("format").put("type", "text");
        response.put("tool_choice", "auto");
        response.putArray("tools");
        response.put("top_p", 1).put("truncation", "disabled");
        response.set(
                "usage",
                status.equals("completed")
                        ? usage(request, turn)
                        : Json.object().nullNode());
        response.putNull("user");
        response.putObject("metadata");
        return response;
    }

    private static ObjectNode usage(JsonNode request, ModelTurn turn) {
        int asked = ModelTurn.tokens(Json.write(request.path("input")));
        ObjectNode usage = Json.object().put("input_tokens", asked);
        usage.putObject("input_tokens_details").put("cached_tokens", 0);
        usage.put("output_tokens", turn.tokens());
        usage.putObject("output_tokens_details").put("reasoning_tokens", 0);
        return usage.put("total_tokens", asked + turn.tokens());
    }

    static List<ObjectNode> items(ModelTurn turn) {
        List<ObjectNode> items = new ArrayList<>();
        if (!turn.text().isEmpty()) {
            ObjectNode message = message(turn, "completed");
            ArrayNode content = message.withArrayProperty("content");
            content.add(textPart(turn.text()));
            items.add(message);
        }
        turn.calls().forEach(call -> items.add(call(call, Json.write(call.arguments()), "completed")));
        return items;
    }

    static ObjectNode message(ModelTurn turn, String status) {
        ObjectNode message = Json.object()
                .put("id", "msg_" + turn.id())
                .put("type", "message")
                .put("status", status);
        message.putArray("content");
        return message.put("role", "assistant");
    }

    static ObjectNode textPart(String text) {
        ObjectNode part = Json.object().put("type", "output_text");
        part.putArray("annotations");
        part.putArray("logprobs");
        return part.put("text", text);
    }

    static ObjectNode call(PromptCall call, String arguments, String status) {
        return Json.object()
                .put("id", "fc_" + call.id())
                .put("type", "function_call")
                .put("status", status)
                .put("arguments", arguments)
                .put("call_id", call.id())
                .put("name", call.name());
    }
}

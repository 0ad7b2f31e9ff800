package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.json.Json;

/** OpenAI chat completions. */
final class OpenAiChat implements Dialect {

    @Override
    public List<PromptMessage> messages(JsonNode request) {
        List<PromptMessage> messages = new ArrayList<>();
        request.path("messages").forEach(message -> messages.add(message(message)));
        return messages;
    }

    private static PromptMessage message(JsonNode message) {
        String given = message.path("role").asText();
        String role = switch (given) {
            case "developer" -> "system";
            case "function" -> PromptMessage.TOOL;
            default -> given;
        };
        Optional<String> callId = Optional.ofNullable(
                        message.path("tool_call_id").textValue())
                .or(() -> Optional.ofNullable(message.path("name").textValue()).filter(it -> given.equals("function")));
        List<PromptCall> calls = new ArrayList<>();
        message.path("tool_calls")
                .forEach(call -> calls.add(call(call.path("id").asText(), call.path("function"))));
        if (message.path("function_call").isObject()) {
            calls.add(call("", message.get("function_call")));
        }
        return new PromptMessage(role, callId, Parts.of(message.path("content")), calls, false);
    }

    private static PromptCall call(String id, JsonNode function) {
        return new PromptCall(id, function.path("name").asText(), Parts.arguments(function.path("arguments")));
    }

    @Override
    public List<OfferedTool> tools(JsonNode request) {
        List<OfferedTool> tools = new ArrayList<>();
        request.path("tools").forEach(tool -> tools.add(OfferedTool.of(tool.path("function"))));
        request.path("functions").forEach(function -> tools.add(OfferedTool.of(function)));
        return tools;
    }

    @Override
    public String whole(JsonNode request, ModelTurn turn) {
        ObjectNode answer = head(request, turn, "chat.completion");
        ObjectNode choice = answer.putArray("choices").addObject().put("index", 0);
        ObjectNode message = choice.putObject("message").put("role", "assistant");
        if (turn.text().isEmpty()) {
            message.putNull("content");
        } else {
            message.put("content", turn.text());
        }
        message.putNull("refusal");
        if (turn.callsTools()) {
            ArrayNode calls = message.putArray("tool_calls");
            turn.calls().forEach(call -> calls.add(call(call, Json.write(call.arguments()))));
        }
        choice.putNull("logprobs").put("finish_reason", reason(turn));
        answer.set("usage", usage(request, turn));
        return Json.write(answer);
    }

    @Override
    public List<StreamEvent> stream(JsonNode request, ModelTurn turn) {
        return new OpenAiChatStream(request, turn).events();
    }

    @Override
    public String error(String type, String message) {
        ObjectNode answer = Json.object();
        answer.putObject("error")
                .put("message", message)
                .put("type", type)
                .putNull("param")
                .put("code", type);
        return Json.write(answer);
    }

    static ObjectNode head(JsonNode request, ModelTurn turn, String object) {
        return Json.object()
                .put("id", "chatcmpl-" + turn.id())
                .put("object", object)
                .put("created", System.currentTimeMillis() / 1000)
                .put("model", request.path("model").asText(ModelEndpoint.MODEL))
                .put("system_fingerprint", "fp_context_tck");
    }

    static ObjectNode call(PromptCall call, String arguments) {
        ObjectNode node = Json.object().put("id", call.id()).put("type", "function");
        node.putObject("function").put("name", call.name()).put("arguments", arguments);
        return node;
    }

    static String reason(ModelTurn turn) {
        return turn.callsTools() ? "tool_calls" : "stop";
    }

    static ObjectNode usage(JsonNode request, ModelTurn turn) {
        int asked = ModelTurn.tokens(Json.write(request.path("messages")));
        return Json.object()
                .put("prompt_tokens", asked)
                .put("completion_tokens", turn.tokens())
                .put("total_tokens", asked + turn.tokens());
    }
}

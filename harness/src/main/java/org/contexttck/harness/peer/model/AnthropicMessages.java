package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.json.Json;

/** Anthropic messages. */
final class AnthropicMessages implements Dialect {

    @Override
    public List<PromptMessage> messages(JsonNode request) {
        List<PromptMessage> messages = new ArrayList<>();
        List<PromptPart> system = Parts.of(request.path("system"));
        if (!system.isEmpty()) {
            messages.add(said("system", system, List.of()));
        }
        request.path("messages").forEach(message -> messages.addAll(taken(message)));
        return messages;
    }

    /** One message as the service has it; each tool result in it becomes a message of its own, in its place. */
    private static List<PromptMessage> taken(JsonNode message) {
        String role = message.path("role").asText();
        JsonNode content = message.path("content");
        if (!content.isArray()) {
            return List.of(said(role, Parts.of(content), List.of()));
        }
        List<PromptMessage> messages = new ArrayList<>();
        List<PromptPart> parts = new ArrayList<>();
        List<PromptCall> calls = new ArrayList<>();
        for (JsonNode block : content) {
            switch (block.path("type").asText()) {
                case "tool_result" -> {
                    flush(role, parts, calls, messages);
                    messages.add(new PromptMessage(
                            PromptMessage.TOOL,
                            Optional.of(block.path("tool_use_id").asText()),
                            Parts.of(block.path("content")),
                            List.of(),
                            block.path("is_error").asBoolean()));
                }
                case "tool_use" ->
                    calls.add(new PromptCall(
                            block.path("id").asText(),
                            block.path("name").asText(),
                            Parts.arguments(block.path("input"))));
                default -> parts.add(Parts.part(block));
            }
        }
        flush(role, parts, calls, messages);
        return messages;
    }

    private static void flush(
            String role, List<PromptPart> parts, List<PromptCall> calls, List<PromptMessage> messages) {
        if (!parts.isEmpty() || !calls.isEmpty()) {
            messages.add(said(role, parts, calls));
            parts.clear();
            calls.clear();
        }
    }

    private static PromptMessage said(String role, List<PromptPart> parts, List<PromptCall> calls) {
        return new PromptMessage(role, Optional.empty(), parts, calls, false);
    }

    @Override
    public List<OfferedTool> tools(JsonNode request) {
        List<OfferedTool> tools = new ArrayList<>();
        request.path("tools").forEach(tool -> tools.add(OfferedTool.of(tool)));
        return tools;
    }

    @Override
    public String whole(JsonNode request, ModelTurn turn) {
        ObjectNode answer = head(request, turn);
        ArrayNode content = answer.withArrayProperty("content");
        if (!turn.text().isEmpty()) {
            content.addObject().put("type", "text").put("text", turn.text());
        }
        turn.calls().forEach(call -> content.add(toolUse(call, call.arguments())));
        answer.put("stop_reason", reason(turn));
        answer.withObjectProperty("usage").put("output_tokens", turn.tokens());
        return Json.write(answer);
    }

    @Override
    public List<StreamEvent> stream(JsonNode request, ModelTurn turn) {
        return new AnthropicStream(request, turn).events();
    }

    @Override
    public String error(String type, String message) {
        ObjectNode answer = Json.object().put("type", "error");
        answer.putObject("error").put("type", type).put("message", message);
        return Json.write(answer);
    }

    /** An answer in which nothing has been said yet. */
    static ObjectNode head(JsonNode request, ModelTurn turn) {
        ObjectNode message = Json.object()
                .put("id", "msg_" + turn.id())
                .put("type", "message")
                .put("role", "assistant")
                .put("model", request.path("model").asText(ModelEndpoint.MODEL));
        message.putArray("content");
        message.putNull("stop_reason").putNull("stop_sequence");
        message.putObject("usage")
                .put("input_tokens", ModelTurn.tokens(Json.write(request.path("messages"))))
                .put("cache_creation_input_tokens", 0)
                .put("cache_read_input_tokens", 0)
                .put("output_tokens", 1);
        return message;
    }

    static ObjectNode toolUse(PromptCall call, JsonNode input) {
        ObjectNode block =
                Json.object().put("type", "tool_use").put("id", call.id()).put("name", call.name());
        block.set("input", input);
        return block;
    }

    static String reason(ModelTurn turn) {
        return turn.callsTools() ? "tool_use" : "end_turn";
    }
}

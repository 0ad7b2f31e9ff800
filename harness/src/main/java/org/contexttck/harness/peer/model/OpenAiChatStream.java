package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.peer.model.Dialect.StreamEvent;
import org.contexttck.json.Json;

/** A streamed chat completion: who speaks, then the calls or the text in pieces, why it ends, how much it was. */
final class OpenAiChatStream {

    private static final String END = "[DONE]";

    private final JsonNode request;
    private final ModelTurn turn;
    private final boolean withUsage;
    private final List<StreamEvent> events = new ArrayList<>();

    OpenAiChatStream(JsonNode request, ModelTurn turn) {
        this.request = request;
        this.turn = turn;
        this.withUsage = request.path("stream_options").path("include_usage").asBoolean();
    }

    List<StreamEvent> events() {
        ObjectNode first = Json.object().put("role", "assistant");
        if (turn.text().isEmpty()) {
            first.putNull("content");
        } else {
            first.put("content", "");
        }
        chunk(first.putNull("refusal"), "");
        Pieces.of(turn.text()).forEach(piece -> chunk(Json.object().put("content", piece), ""));
        for (int index = 0; index < turn.calls().size(); index++) {
            call(index, turn.calls().get(index));
        }
        chunk(Json.object(), OpenAiChat.reason(turn));
        if (withUsage) {
            ObjectNode last = OpenAiChat.head(request, turn, "chat.completion.chunk");
            last.putArray("choices");
            last.set("usage", OpenAiChat.usage(request, turn));
            events.add(new StreamEvent("", Json.write(last)));
        }
        events.add(new StreamEvent("", END));
        return events;
    }

    private void call(int index, PromptCall call) {
        toolCalls(Json.object().put("index", index).setAll(OpenAiChat.call(call, "")));
        for (String piece : Pieces.of(Json.write(call.arguments()))) {
            ObjectNode more = Json.object().put("index", index);
            more.putObject("function").put("arguments", piece);
            toolCalls(more);
        }
    }

    private void toolCalls(JsonNode call) {
        ObjectNode delta = Json.object();
        delta.putArray("tool_calls").add(call);
        chunk(delta, "");
    }

    private void chunk(ObjectNode delta, String reason) {
        ObjectNode chunk = OpenAiChat.head(request, turn, "chat.completion.chunk");
        ObjectNode choice = chunk.putArray("choices").addObject().put("index", 0);
        choice.set("delta", delta);
        choice.putNull("logprobs");
        if (reason.isEmpty()) {
            choice.putNull("finish_reason");
        } else {
            choice.put("finish_reason", reason);
        }
        if (withUsage) {
            chunk.putNull("usage");
        }
        events.add(new StreamEvent("", Json.write(chunk)));
    }
}

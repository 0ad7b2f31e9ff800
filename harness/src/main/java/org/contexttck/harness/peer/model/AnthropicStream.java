package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.peer.model.Dialect.StreamEvent;
import org.contexttck.json.Json;

/** A streamed Anthropic message: block after block, each begun, filled in pieces and ended. */
final class AnthropicStream {

    private final JsonNode request;
    private final ModelTurn turn;
    private final List<StreamEvent> events = new ArrayList<>();
    private int index;

    AnthropicStream(JsonNode request, ModelTurn turn) {
        this.request = request;
        this.turn = turn;
    }

    List<StreamEvent> events() {
        event(Json.object().put("type", "message_start").set("message", AnthropicMessages.head(request, turn)));
        event(Json.object().put("type", "ping"));
        if (!turn.text().isEmpty()) {
            block(Json.object().put("type", "text").put("text", ""), "text_delta", "text", turn.text());
        }
        for (PromptCall call : turn.calls()) {
            ObjectNode begun = AnthropicMessages.toolUse(call, Json.object());
            block(begun, "input_json_delta", "partial_json", Json.write(call.arguments()));
        }
        ObjectNode last = Json.object().put("type", "message_delta");
        last.putObject("delta")
                .put("stop_reason", AnthropicMessages.reason(turn))
                .putNull("stop_sequence");
        last.putObject("usage").put("output_tokens", turn.tokens());
        event(last);
        event(Json.object().put("type", "message_stop"));
        return events;
    }

    private void block(ObjectNode begun, String delta, String member, String text) {
        event(of("content_block_start").set("content_block", begun));
        for (String piece : Pieces.of(text)) {
            ObjectNode filled = of("content_block_delta");
            filled.putObject("delta").put("type", delta).put(member, piece);
            event(filled);
        }
        event(of("content_block_stop"));
        index++;
    }

    private ObjectNode of(String type) {
        return Json.object().put("type", type).put("index", index);
    }

    private void event(JsonNode event) {
        events.add(new StreamEvent(event.path("type").asText(), Json.write(event)));
    }
}

package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.peer.model.Dialect.StreamEvent;
import org.contexttck.json.Json;

/** A streamed response: item after item, each added, filled in pieces and done. */
final class OpenAiResponsesStream {

    private final JsonNode request;
    private final ModelTurn turn;
    private final List<StreamEvent> events = new ArrayList<>();
    private int index;

    OpenAiResponsesStream(JsonNode request, ModelTurn turn) {
        this.request = request;
        this.turn = turn;
    }

    List<StreamEvent> events() {
        ObjectNode begun = OpenAiResponses.response(request, turn, List.of(), "in_progress");
        event("response.created", Json.object().set("response", begun));
        event("response.in_progress", Json.object().set("response", begun));
        List<ObjectNode> items = OpenAiResponses.items(turn);
        if (!turn.text().isEmpty()) {
            text(items.get(index));
        }
        for (PromptCall call : turn.calls()) {
            call(call, items.get(index));
        }
        ObjectNode done = OpenAiResponses.response(request, turn, items, "completed");
        event("response.completed", Json.object().set("response", done));
        return events;
    }

    private void text(ObjectNode item) {
        event("response.output_item.added", place().set("item", OpenAiResponses.message(turn, "in_progress")));
        String id = item.path("id").asText();
        event("response.content_part.added", inPart(id).set("part", OpenAiResponses.textPart("")));
        for (String piece : Pieces.of(turn.text())) {
            ObjectNode delta = inPart(id).put("delta", piece);
            delta.putArray("logprobs");
            event("response.output_text.delta", delta);
        }
        ObjectNode done = inPart(id).put("text", turn.text());
        done.putArray("logprobs");
        event("response.output_text.done", done);
        event("response.content_part.done", inPart(id).set("part", OpenAiResponses.textPart(turn.text())));
        event("response.output_item.done", place().set("item", item));
        index++;
    }

    private void call(PromptCall call, ObjectNode item) {
        event("response.output_item.added", place().set("item", OpenAiResponses.call(call, "", "in_progress")));
        String id = item.path("id").asText();
        String arguments = Json.write(call.arguments());
        for (String piece : Pieces.of(arguments)) {
            event(
                    "response.function_call_arguments.delta",
                    place().put("item_id", id).put("delta", piece));
        }
        event(
                "response.function_call_arguments.done",
                place().put("item_id", id).put("name", call.name()).put("arguments", arguments));
        event("response.output_item.done", place().set("item", item));
        index++;
    }

    private ObjectNode place() {
        return Json.object().put("output_index", index);
    }

    private ObjectNode inPart(String item) {
        return place().put("item_id", item).put("content_index", 0);
    }

    private void event(String type, JsonNode members) {
        ObjectNode event = Json.object().put("type", type).put("sequence_number", events.size());
        event.setAll((ObjectNode) members);
        events.add(new StreamEvent(type, Json.write(event)));
    }
}

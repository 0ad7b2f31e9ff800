package org.contexttck.harness.target.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.json.Json;
import org.contexttck.json.JsonNote;

/**
 * A message that a scripted participant got.
 *
 * @param order its number on the participant's connection
 * @param raw as it came
 * @param json the same as a tree
 * @param notes what strict reading found, such as a member that comes twice
 */
public record Arrival(long order, String raw, JsonNode json, List<JsonNote> notes) {

    /** The member of the payload in which scripted participants mark their messages, so that each can be told from all others. */
    public static final String MARK = "tck";

    public Arrival {
        notes = List.copyOf(notes);
    }

    /** What it says, in one line for people: its kind and payload, for the rest of an envelope says little. */
    public String told() {
        return OneLine.of(
                json.path("kind").isTextual() && json.has("payload")
                        ? json.path("kind").textValue() + " " + Json.write(json.path("payload"))
                        : raw);
    }

    /** The mark of the message, or else its id; empty text if it has neither. */
    String mark() {
        JsonNode mark = json.path("payload").path(MARK);
        return mark.isTextual() ? mark.textValue() : json.path("id").asText("");
    }
}

package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.json.Json;

/**
 * An envelope that a participant has sent, on its way to the others.
 *
 * @param number counts the envelopes of a room
 * @param inContext whether it bears a context of the right form, rather than none or a broken one
 * @param repeated whether its id was used before
 * @param within whether it is small, and the contexts are few, so that no limit explains that it is lost
 */
record SentEnvelope(Observed message, long number, boolean inContext, boolean repeated, boolean within) {

    String sender() {
        return message.transcript();
    }

    JsonNode json() {
        return message.json();
    }

    String id() {
        return json().path("id").asText("");
    }

    /** It in a few words, such as {@code reflection of ann, context {"id":"c1"}}. */
    String line() {
        String context = json().has("context")
                ? "context " + ShownMessages.text(Json.write(json().get("context")))
                : "no context";
        return json().path("kind").asText("") + " of " + message.channel().party() + ", " + context;
    }
}

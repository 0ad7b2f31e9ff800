package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Takes an error that is none of JSON-RPC's own for something to show. */
final class TurnsOddErrorsIntoResults extends BrokenIntermediary {

    private static final int LOWEST = -32768;
    private static final int HIGHEST = -32000;

    @Override
    void spoilAnswer(ObjectNode answer) {
        JsonNode error = answer.path("error");
        int code = error.path("code").asInt(LOWEST);
        if (code < LOWEST || code > HIGHEST) {
            answer.remove("error");
            answer.putObject("result")
                    .putArray("content")
                    .addObject()
                    .put("type", "text")
                    .put("text", error.path("message").asText());
        }
    }
}

package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;

/** Gives to a call that was made before what the server gave to it then. */
final class CachesResults extends BrokenIntermediary {

    private final Map<JsonNode, JsonNode> calls = new HashMap<>();
    private final Map<JsonNode, JsonNode> results = new HashMap<>();

    @Override
    synchronized void spoilRequest(ObjectNode request) {
        if (request.path("method").asText().equals("tools/call")) {
            ObjectNode call = request.path("params").deepCopy();
            call.remove("_meta");
            calls.put(request.path("id"), call);
        }
    }

    @Override
    synchronized void spoilAnswer(ObjectNode answer) {
        JsonNode call = calls.remove(answer.path("id"));
        if (call != null && answer.has("result")) {
            answer.set(
                    "result",
                    results.computeIfAbsent(call, first -> answer.get("result").deepCopy()));
        }
    }
}

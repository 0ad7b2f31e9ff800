package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Gives to all calls in flight that are equal what the server gives to the first of them. */
final class SharesAnswersOfEqualCalls extends BrokenIntermediary {

    private final Map<JsonNode, JsonNode> calls = new HashMap<>();
    private final Map<JsonNode, JsonNode> shared = new HashMap<>();

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
        if (call == null || !answer.has("result")) {
            return;
        }
        if (shared.containsKey(answer.path("id"))) {
            answer.set("result", shared.remove(answer.path("id")));
            return;
        }
        Set<JsonNode> others = new HashSet<>(calls.keySet());
        others.removeIf(other -> !calls.get(other).equals(call));
        others.forEach(other -> shared.putIfAbsent(other, answer.get("result").deepCopy()));
    }
}

package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** Knows where three answers go; with more calls in flight the next answer goes to the oldest. */
final class CrossesManyAnswers extends BrokenIntermediary {

    private static final int MOST = 3;

    private final List<JsonNode> made = new ArrayList<>();

    @Override
    synchronized void spoilRequest(ObjectNode request) {
        if (request.path("method").asText().equals("tools/call")) {
            made.add(request.path("id"));
        }
    }

    @Override
    synchronized void spoilAnswer(ObjectNode answer) {
        if (made.size() > MOST || !made.contains(answer.path("id")) && !made.isEmpty()) {
            answer.set("id", made.remove(0));
        } else {
            made.remove(answer.path("id"));
        }
    }
}

package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** Takes the answer to a call that comes first for the answer to the call that was made first. */
final class CrossesAnswers extends BrokenIntermediary {

    private final Deque<JsonNode> made = new ArrayDeque<>();
    private final Set<JsonNode> unanswered = new HashSet<>();

    @Override
    synchronized void spoilRequest(ObjectNode request) {
        if (request.path("method").asText().equals("tools/call")) {
            made.add(request.path("id"));
            unanswered.add(request.path("id"));
        }
    }

    @Override
    synchronized void spoilAnswer(ObjectNode answer) {
        if (unanswered.remove(answer.path("id"))) {
            answer.set("id", made.remove());
        }
    }
}

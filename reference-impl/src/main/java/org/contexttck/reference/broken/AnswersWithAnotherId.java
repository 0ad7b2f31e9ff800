package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Answers calls of unknown tools under an id that nobody used. Breaks W-S-03. */
final class AnswersWithAnotherId extends BrokenServer {

    @Override
    protected List<String> answer(Request request, ObjectNode answer) {
        if (request.callsUnknownTool()) {
            answer.put("id", 1_000_000 + answer.path("id").asLong());
        }
        return List.of(answer.toString());
    }
}

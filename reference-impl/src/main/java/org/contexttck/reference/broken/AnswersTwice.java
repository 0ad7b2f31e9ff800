package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Answers each request for the list of tools twice. Breaks W-S-03. */
final class AnswersTwice extends BrokenServer {

    @Override
    protected List<String> answer(Request request, ObjectNode answer) {
        String line = answer.toString();
        return request.method().equals("tools/list") ? List.of(line, line) : List.of(line);
    }
}

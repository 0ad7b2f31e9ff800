package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * Reads stderr only when stdout has ended, so that a command that floods its stderr waits for ever, and so
 * does the caller. Breaks CS-E-05; neighbours: CS-E-07.
 */
final class ReadsStdoutFirst extends BrokenServer {

    @Override
    protected List<String> answer(Request request, ObjectNode answer) {
        boolean waits = request.callsTool("run_check")
                && request.argument("noise").asText().equals("flood");
        return waits ? List.of() : super.answer(request, answer);
    }
}

package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Writes a log line before each answer to a tool call. Breaks W-S-02. */
final class LogsToStdout extends BrokenServer {

    @Override
    protected List<String> answer(Request request, ObjectNode answer) {
        return request.callsTool() ? List.of("INFO  tool call served", answer.toString()) : List.of(answer.toString());
    }
}

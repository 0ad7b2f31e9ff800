package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * Sends control characters unescaped. Breaks CS-T-16; neighbours: rows about proper messages, and rows
 * tried on the same log.
 */
final class PassesRawControls extends BrokenServer {

    @Override
    protected List<String> answer(Request request, ObjectNode answer) {
        return super.answer(request, answer).stream()
                .map(line -> line.replace("\\u001B", "\u001b"))
                .toList();
    }
}

package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Leaves requests for unknown methods without an answer. Breaks W-S-03. */
final class IgnoresUnknownMethods extends BrokenServer {

    @Override
    protected List<String> answer(Request request, ObjectNode answer) {
        boolean unknownMethod = answer.at("/error/code").asInt() == -32601;
        return unknownMethod ? List.of() : List.of(answer.toString());
    }
}

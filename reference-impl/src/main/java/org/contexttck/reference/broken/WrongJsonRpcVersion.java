package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * Claims JSON-RPC 1.0 in answers to calls of unknown tools; elsewhere it would cost every other verdict. Breaks
 * W-S-01; neighbours: W-S-03.
 */
final class WrongJsonRpcVersion extends BrokenServer {

    @Override
    protected List<String> answer(Request request, ObjectNode answer) {
        if (request.callsUnknownTool()) {
            answer.put("jsonrpc", "1.0");
        }
        return List.of(answer.toString());
    }
}

package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Leaves {@code jsonrpc} out of a ping, whose answer nobody needs. Breaks W-C-01. */
final class ClientOmitsJsonRpcVersion extends BrokenMessages {

    @Override
    public boolean pings() {
        return true;
    }

    @Override
    void spoil(ObjectNode message) {
        if (message.path("method").asText().equals("ping")) {
            message.remove("jsonrpc");
        }
    }
}

package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Leaves {@code jsonrpc} out of a notification. Breaks W-C-01. */
final class ClientOmitsJsonRpcVersion extends BrokenMessages {

    @Override
    void spoil(ObjectNode message) {
        if (!message.has("id")) {
            message.remove("jsonrpc");
        }
    }
}

package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Gives a message of the main context an empty one. Breaks SC-G-03. */
final class AddsEmptyContext extends RewritingGateway {

    @Override
    protected void spoil(ObjectNode envelope) {
        if (!envelope.has("context")) {
            envelope.putObject("context");
        }
    }
}

package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Gives a reflection the name that later revisions of the protocol have for it. Breaks SC-G-03. */
final class RewritesKind extends RewritingGateway {

    @Override
    protected void spoil(ObjectNode envelope) {
        if (envelope.path("kind").asText().equals("reflection")) {
            envelope.put("kind", "reasoning/thought");
        }
    }
}

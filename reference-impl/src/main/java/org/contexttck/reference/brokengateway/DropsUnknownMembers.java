package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Passes on the members of the interface only. Breaks SC-G-04. */
final class DropsUnknownMembers extends RewritingGateway {

    @Override
    protected void spoil(ObjectNode envelope) {
        envelope.retain("protocol", "id", "ts", "from", "to", "kind", "correlation_id", "context", "payload");
    }
}

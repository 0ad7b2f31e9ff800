package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Passes on of a context only the members that it knows, and forgets metadata among them. Breaks SC-G-01. */
final class DropsContextMembers extends RewritingGateway {

    @Override
    protected void spoil(ObjectNode envelope) {
        context(envelope).retain("id", "type", "parent");
    }
}

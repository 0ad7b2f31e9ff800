package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Makes a list of a {@code correlation_id} that is a text. Breaks SC-G-04. */
final class CorrelationIdAsList extends RewritingGateway {

    @Override
    protected void spoil(ObjectNode envelope) {
        if (envelope.path("correlation_id").isTextual()) {
            String id = envelope.get("correlation_id").textValue();
            envelope.putArray("correlation_id").add(id);
        }
    }
}

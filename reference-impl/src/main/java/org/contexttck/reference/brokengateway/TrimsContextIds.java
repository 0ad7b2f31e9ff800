package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Takes blanks off the ends of context ids. Breaks SC-G-18. */
final class TrimsContextIds extends RewritingGateway {

    @Override
    protected void spoil(ObjectNode envelope) {
        ObjectNode context = context(envelope);
        if (context.path("id").isTextual()) {
            context.put("id", context.get("id").textValue().strip());
        }
    }
}

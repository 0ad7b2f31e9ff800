package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;

/** Leaves out members of metadata that are null, as many a mapper does. Breaks SC-G-01. */
final class DropsNullsInMetadata extends RewritingGateway {

    @Override
    protected void spoil(ObjectNode envelope) {
        if (context(envelope).get("metadata") instanceof ObjectNode metadata) {
            dropNulls(metadata);
        }
    }

    private static void dropNulls(JsonNode node) {
        for (Iterator<JsonNode> children = node.elements(); children.hasNext(); ) {
            JsonNode child = children.next();
            if (child.isNull() && node.isObject()) {
                children.remove();
            } else {
                dropNulls(child);
            }
        }
    }
}

package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Leaves two entries for each pack. Breaks CP-S-31. */
final class AuditsTwice extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("audit_entries") && !result.failed()) {
            ObjectNode audit = (ObjectNode) result.json().path("structuredContent");
            ArrayNode entries = audit.withArray("entries");
            entries.addAll(entries.deepCopy());
            audit.put("total", 2 * audit.path("total").asInt());
            result.write(audit.toString());
        }
    }
}

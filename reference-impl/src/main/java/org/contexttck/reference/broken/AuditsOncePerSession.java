package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Audits the first pack only. Breaks CP-S-31. */
final class AuditsOncePerSession extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("audit_entries") && !result.failed()) {
            ObjectNode audit = (ObjectNode) result.json().path("structuredContent");
            ArrayNode entries = audit.withArray("entries");
            while (entries.size() > 1) {
                entries.remove(0);
            }
            audit.put("total", Math.min(1, audit.path("total").asInt()));
            result.write(audit.toString());
        }
    }
}

package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Gives the first record of every later page the id of the last one of the page before: one id comes twice, the next
 * never. Breaks TC-S-19.
 */
final class RepeatsARecord extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.argument("page").asInt() > 1
                && !result.failed()
                && !result.records().isEmpty()) {
            ObjectNode first = (ObjectNode) result.records().get(0);
            first.put("id", first.path("id").asInt() - 1);
            result.writePage();
        }
    }
}

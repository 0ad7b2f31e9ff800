package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Leaves the consumer out of the hint. Breaks TC-S-13; neighbours: TC-S-12, TC-S-18, W-S-04. */
final class HintWithoutConsumer extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.hints().ifPresent(hints -> ((ObjectNode) hints.get(0)).remove("consumedBy"));
    }
}

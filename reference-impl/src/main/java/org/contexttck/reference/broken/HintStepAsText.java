package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Gives the number of the step as text. Breaks TC-S-13; neighbours: TC-S-12, W-S-04. */
final class HintStepAsText extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.hints().ifPresent(hints -> ((ObjectNode) hints.get(0)).put("step", "2"));
    }
}

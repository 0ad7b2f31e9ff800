package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Hints at another tool than the step calls. Breaks TC-S-13. */
final class HintNamesAnotherTool extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.hints().ifPresent(hints -> ((ObjectNode) hints.get(0)).put("tool", "find_records"));
    }
}

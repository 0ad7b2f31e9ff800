package org.contexttck.reference.broken;

/** Adds a hint whose consumer is not among the listed tools. Breaks TC-S-18. */
final class HintNamesUnlistedTool extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.hints()
                .ifPresent(hints -> hints.addObject()
                        .put("step", 2)
                        .put("tool", "search_records")
                        .put("lifecycle", "transient")
                        .put("consumedBy", "archive_findings"));
    }
}

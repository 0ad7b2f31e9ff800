package org.contexttck.reference.broken;

/** Repeats the hints of the loop with steps outside it. Breaks TC-S-15. */
final class HintsOnEveryStep extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("get_workflow_step")
                && !result.failed()
                && result.hints().isEmpty()) {
            result.json()
                    .putObject("_meta")
                    .putArray("contextHints")
                    .addObject()
                    .put("step", 2)
                    .put("tool", "search_records")
                    .put("lifecycle", "transient")
                    .put("consumedBy", "store_analysis_memory");
        }
    }
}

package org.contexttck.reference.broken;

/** Reports a refused finding as stored. Breaks TC-S-10. */
final class FailureDressedAsSuccess extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("store_analysis_memory") && result.failed()) {
            result.json().put("isError", false);
            result.json().putObject("_meta").putObject("context").put("consumed", true);
        }
    }
}

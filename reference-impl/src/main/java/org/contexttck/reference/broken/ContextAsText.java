package org.contexttck.reference.broken;

/**
 * Puts text where the context object of a refused finding would be. Breaks W-S-04; neighbours: TC-S-11, TC-S-17.
 */
final class ContextAsText extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("store_analysis_memory") && result.failed()) {
            result.json().putObject("_meta").put("context", "failed");
        }
    }
}

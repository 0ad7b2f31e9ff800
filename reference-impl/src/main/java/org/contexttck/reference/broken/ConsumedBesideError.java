package org.contexttck.reference.broken;

/** Says "used" beside the error of a refused finding. Breaks TC-S-11. */
final class ConsumedBesideError extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("store_analysis_memory") && result.failed()) {
            result.json().putObject("_meta").putObject("context").put("consumed", true);
        }
    }
}

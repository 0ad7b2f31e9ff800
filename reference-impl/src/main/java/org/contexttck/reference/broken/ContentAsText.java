package org.contexttck.reference.broken;

/**
 * Gives the content of a refused finding as bare text instead of an array of blocks. Breaks W-S-01; neighbours:
 * TC-S-10, TC-S-11.
 */
final class ContentAsText extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("store_analysis_memory") && result.failed()) {
            result.json().put("content", result.text());
        }
    }
}

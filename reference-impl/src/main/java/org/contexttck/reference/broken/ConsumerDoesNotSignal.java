package org.contexttck.reference.broken;

/** Stores without saying that the data was used. Breaks TC-S-09; neighbours: TC-S-19. */
final class ConsumerDoesNotSignal extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("store_analysis_memory")) {
            result.unmark();
        }
    }
}

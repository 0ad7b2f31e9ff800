package org.contexttck.reference.broken;

/** Gives no hints with any step. Breaks TC-S-12; neighbours: TC-S-13, TC-S-14, TC-S-18. */
final class NoHints extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("get_workflow_step")) {
            result.unmark();
        }
    }
}

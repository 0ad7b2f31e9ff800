package org.contexttck.reference.broken;

/**
 * Marks only after a workflow step has been asked for on this connection. Breaks TC-S-08; neighbours: every
 * requirement about marks that is tried without a workflow (TC-S-01, TC-S-03 to TC-S-07).
 */
final class MarksOnlyInWorkflow extends BrokenServer {

    private boolean inWorkflow;

    @Override
    protected void spoil(Request request, ToolResult result) {
        inWorkflow |= request.callsTool("get_workflow_step");
        if (result.marked() && !inWorkflow) {
            result.unmark();
        }
    }
}

package org.contexttck.reference.broken;

/** Gives the hints with step 2 but not with step 3 of the same loop. Breaks TC-S-14. */
final class HintsOnlyOnFirstLoopStep extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (result.hints().isPresent() && request.argument("step").asInt() == 3) {
            result.unmark();
        }
    }
}

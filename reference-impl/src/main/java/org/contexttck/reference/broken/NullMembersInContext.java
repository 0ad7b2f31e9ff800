package org.contexttck.reference.broken;

/** Fills unset members of a mark with null. Breaks TC-S-17; neighbours: TC-S-07, W-S-04. */
final class NullMembersInContext extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.context().filter(context -> result.marked()).ifPresent(context -> context.putNull("consumedBy"));
    }
}

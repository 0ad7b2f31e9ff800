package org.contexttck.reference.broken;

/** Marks without a summary. Breaks TC-S-03; neighbours: TC-S-04, TC-S-05, TC-S-19, W-S-04. */
final class NoSummary extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.context().filter(context -> result.marked()).ifPresent(context -> context.remove("summary"));
    }
}

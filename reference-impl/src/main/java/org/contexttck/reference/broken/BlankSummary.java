package org.contexttck.reference.broken;

/** Marks with a summary of white space. Breaks TC-S-03; neighbours: TC-S-05, TC-S-19, W-S-04. */
final class BlankSummary extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.summarize(" \t");
    }
}

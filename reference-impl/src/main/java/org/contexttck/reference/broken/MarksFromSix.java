package org.contexttck.reference.broken;

/** Marks from six records on, not from five. Breaks TC-S-01. */
final class MarksFromSix extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (result.marked() && result.records().size() == 5) {
            result.unmark();
        }
    }
}

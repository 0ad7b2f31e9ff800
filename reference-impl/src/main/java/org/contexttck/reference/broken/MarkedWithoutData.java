package org.contexttck.reference.broken;

/** Keeps the records of a marked page out of the text. Breaks TC-S-06. */
final class MarkedWithoutData extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (result.marked()) {
            result.write("The records are in the structured content: " + result.summary());
        }
    }
}

package org.contexttck.reference.broken;

/** Does not say how many records there are. Breaks TC-S-05. */
final class SummaryWithoutCount extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.summarize(result.summary().replaceFirst("^\\d+ ", ""));
    }
}

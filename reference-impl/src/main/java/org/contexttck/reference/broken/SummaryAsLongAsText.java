package org.contexttck.reference.broken;

/** Pads the summary with the data until it is exactly as long as the text. Breaks TC-S-04. */
final class SummaryAsLongAsText extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        String text = result.text();
        result.summarize((result.summary() + ": " + text).substring(0, text.length()));
    }
}

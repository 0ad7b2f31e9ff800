package org.contexttck.reference.broken;

/** Says how many records there are, but not which. Breaks TC-S-05; neighbours: TC-S-19. */
final class SameSummaryOnEveryPage extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.summarize(result.summary().replaceFirst(" \\(.*$", ""));
    }
}

package org.contexttck.reference.broken;

/** Leaves a short last page unmarked, however many records it has. Breaks TC-S-01; neighbours: TC-S-19. */
final class MarksOnlyFullPages extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (result.marked()
                && result.records().size()
                        < result.page().orElseThrow().path("per_page").asInt()) {
            result.unmark();
        }
    }
}

package org.contexttck.reference.broken;

/**
 * Brings the last of several pages back empty. Breaks TC-S-19; neighbours: TC-S-01 where it is tried on the last
 * page.
 */
final class LosesTheLastPage extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.page()
                .filter(page ->
                        page.path("page").asInt() > 1 && page.path("page").equals(page.path("pages")))
                .ifPresent(page -> {
                    result.records().removeAll();
                    result.writePage();
                    result.unmark();
                });
    }
}

package org.contexttck.reference.broken;

/** Marks pages with fewer than five records as well. Breaks TC-S-02. */
final class MarksEverything extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.page().filter(page -> !result.marked()).ifPresent(page -> {
            String summary = "%d activity records (page %d/%d)"
                    .formatted(
                            result.records().size(),
                            page.path("page").asInt(),
                            page.path("pages").asInt());
            result.json()
                    .putObject("_meta")
                    .putObject("context")
                    .put("lifecycle", "transient")
                    .put("summary", summary);
        });
    }
}

package org.contexttck.reference.broken;

/** Counts the items on the page as the total. Breaks CS-P-07; neighbours: CS-P-06, CS-P-09. */
final class TotalOfThePage extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        page.info().ifPresent(info -> info.put("total", page.items().size()));
    }
}

package org.contexttck.reference.broken;

/** Leaves pagination info out when the page is the whole list. Breaks CS-P-04. */
final class InfoOnlyWhenCut extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        if (page.items().size() == page.total()) {
            page.json().remove("pagination");
        }
    }
}

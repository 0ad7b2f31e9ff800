package org.contexttck.reference.broken;

/** Does not repeat the limit in the pagination info. Breaks CS-P-04. */
final class InfoWithoutLimit extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        page.info().ifPresent(info -> info.remove("limit"));
    }
}

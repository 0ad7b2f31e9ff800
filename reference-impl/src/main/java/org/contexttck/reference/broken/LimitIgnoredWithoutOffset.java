package org.contexttck.reference.broken;

/**
 * Applies a limit only if an offset comes with it. Breaks CS-P-05; neighbours: CS-P-13 where it sends a
 * limit alone.
 */
final class LimitIgnoredWithoutOffset extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        if (!page.request().gives("offset")
                && page.limit().filter(limit -> limit.signum() > 0).isPresent()) {
            page.show(page.all());
        }
    }
}

package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Adds pagination info to lists that nobody asked to page. Breaks CS-P-02. */
final class InfoAlways extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        if (page.info().isEmpty()) {
            page.tell(BigInteger.ZERO, BigInteger.valueOf(page.total()));
        }
    }
}

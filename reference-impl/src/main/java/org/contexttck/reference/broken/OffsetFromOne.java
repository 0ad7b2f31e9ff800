package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Counts offsets from 1. Breaks CS-P-05; neighbours: CS-P-08, CS-P-09. */
final class OffsetFromOne extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        if (page.offset().signum() > 0) {
            BigInteger from = page.offset().subtract(BigInteger.ONE);
            page.show(from, page.limit().map(from::add).orElse(BigInteger.valueOf(page.total())));
        }
    }
}

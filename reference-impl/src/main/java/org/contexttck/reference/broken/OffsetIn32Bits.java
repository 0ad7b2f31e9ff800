package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Keeps the lowest 32 bits of an offset. Breaks CS-P-12; neighbours: CS-P-09. */
final class OffsetIn32Bits extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        if (page.offset().bitLength() > 31) {
            BigInteger offset = BigInteger.valueOf(page.offset().intValue() & Integer.MAX_VALUE);
            page.show(offset, page.limit().map(offset::add).orElse(BigInteger.valueOf(page.total())));
        }
    }
}

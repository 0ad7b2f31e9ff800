package org.contexttck.reference.broken;

import java.math.BigInteger;

/**
 * Gives no more than 20 items to a caller who set no limit, and does not say so. Breaks CS-P-03;
 * neighbours: rows that take the unpaged list for the whole.
 */
final class HiddenDefaultLimit extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        if (page.info().isEmpty()) {
            page.show(BigInteger.ZERO, BigInteger.valueOf(20));
        }
    }
}

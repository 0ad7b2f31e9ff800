package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Counts only the items from the offset on as the total. Breaks CS-P-07; neighbours: CS-P-06, CS-P-09. */
final class TotalAfterOffset extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        BigInteger left =
                BigInteger.valueOf(page.total()).subtract(page.offset()).max(BigInteger.ZERO);
        page.info().ifPresent(info -> info.put("total", left));
    }
}

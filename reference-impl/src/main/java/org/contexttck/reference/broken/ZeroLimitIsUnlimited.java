package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Takes a limit of zero for none. Breaks CS-P-10. */
final class ZeroLimitIsUnlimited extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        if (page.limit().filter(limit -> limit.signum() == 0).isPresent()) {
            page.show(page.offset(), BigInteger.valueOf(page.total()));
        }
    }
}

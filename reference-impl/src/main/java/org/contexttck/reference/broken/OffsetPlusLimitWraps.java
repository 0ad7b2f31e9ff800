package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Adds offset and limit in 64 bits, so that the sum may come out small. Breaks CS-P-12. */
final class OffsetPlusLimitWraps extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        BigInteger wrapped = page.limit()
                .map(page.offset()::add)
                .map(BigInteger::longValue)
                .map(BigInteger::valueOf)
                .orElse(BigInteger.TEN.pow(9));
        if (wrapped.signum() >= 0 && wrapped.compareTo(page.offset()) < 0) {
            page.show(page.offset(), wrapped);
        }
    }
}

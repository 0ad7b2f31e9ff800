package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Refuses an offset past the end. Breaks CS-P-09; neighbours: CS-P-12. */
final class FailsPastTheEnd extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        if (page.offset().signum() > 0 && page.offset().compareTo(BigInteger.valueOf(page.total())) >= 0) {
            result.refuse("offset is past the end of the list");
        }
    }
}

package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Takes a negative limit for none. Breaks CS-P-11. */
final class NegativeLimitIsUnlimited extends BrokenPages {

    @Override
    protected void refused(Request request, ToolResult result) {
        if (request.whole("limit").filter(limit -> limit.signum() < 0).isPresent()) {
            ListPage page = new ListPage(request, result.accept());
            page.show(page.offset().max(BigInteger.ZERO), BigInteger.valueOf(page.total()));
            page.tell(page.offset().max(BigInteger.ZERO), BigInteger.valueOf(page.total()));
        }
    }
}

package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Takes a limit of 3.7 for 3. Breaks CS-P-11. */
final class FractionsRoundedDown extends BrokenPages {

    @Override
    protected void refused(Request request, ToolResult result) {
        boolean fraction = request.argument("limit").isDouble()
                && request.argument("limit").asDouble() >= 0;
        if (fraction && !request.gives("offset") && request.argument("limit").asDouble() < Long.MAX_VALUE) {
            BigInteger limit = request.whole("limit").orElseThrow();
            ListPage page = new ListPage(request, result.accept());
            page.show(BigInteger.ZERO, limit);
            page.tell(BigInteger.ZERO, limit);
        }
    }
}

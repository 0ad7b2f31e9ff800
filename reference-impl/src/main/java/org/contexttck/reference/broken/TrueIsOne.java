package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Takes a limit of true for 1. Breaks CS-P-11. */
final class TrueIsOne extends BrokenPages {

    @Override
    protected void refused(Request request, ToolResult result) {
        if (request.argument("limit").isBoolean()) {
            BigInteger limit = request.argument("limit").asBoolean() ? BigInteger.ONE : BigInteger.ZERO;
            ListPage page = new ListPage(request, result.accept());
            page.show(BigInteger.ZERO, limit);
            page.tell(BigInteger.ZERO, limit);
        }
    }
}

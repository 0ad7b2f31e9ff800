package org.contexttck.reference.broken;

import java.math.BigInteger;

/**
 * Reports an offset past the end as if the end had been asked for. Breaks CS-P-09; neighbours: CS-P-12.
 */
final class ClampsOffset extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        BigInteger most = BigInteger.valueOf(page.total());
        page.info().ifPresent(info -> info.put("offset", page.offset().min(most)));
    }
}

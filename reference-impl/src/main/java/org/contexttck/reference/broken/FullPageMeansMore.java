package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Says that there is more whenever the page is as long as the limit. Breaks CS-P-06. */
final class FullPageMeansMore extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        BigInteger shown = BigInteger.valueOf(page.items().size());
        page.limit().ifPresent(limit -> page.info().orElseThrow().put("has_more", shown.equals(limit)));
    }
}

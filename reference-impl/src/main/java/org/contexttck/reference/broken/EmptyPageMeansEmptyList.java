package org.contexttck.reference.broken;

import java.math.BigInteger;

/** Reports a total of zero for a page past the end. Breaks CS-P-09; neighbours: CS-P-07, CS-P-12. */
final class EmptyPageMeansEmptyList extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        if (page.offset().compareTo(BigInteger.valueOf(page.total())) >= 0) {
            page.info().ifPresent(info -> info.put("total", 0));
        }
    }
}

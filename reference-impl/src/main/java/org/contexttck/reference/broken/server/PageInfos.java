package org.contexttck.reference.broken.server;

import java.math.BigInteger;

/** Wrong pagination info on right pages. */
final class PageInfos {

    static final ServerMistakes ALL = new ServerMistakes()
            .page(
                    "ClampsOffset",
                    page -> page.inform(info -> info.put("offset", page.offset().min(page.total()))))
            .page("EmptyPageMeansEmptyList", ListPage::isPastTheEnd, page -> page.inform(info -> info.put("total", 0)))
            .page(
                    "FullPageMeansMore",
                    page -> page.limit()
                            .ifPresent(limit -> page.inform(
                                    info -> info.put("has_more", page.size().equals(limit)))))
            .page("InfoAlways", page -> !page.informs(), page -> page.tell(BigInteger.ZERO, page.total()))
            .page("InfoOnlyWhenCut", page -> page.size().equals(page.total()), ListPage::removeInfo)
            .page("InfoWithoutLimit", page -> page.inform(info -> info.remove("limit")))
            .page("LimitIsTheNumberKept", page -> page.inform(info -> info.put("limit", page.size())))
            .page(
                    "NullPagination",
                    page -> !page.informs(),
                    page -> page.result().structured(list -> list.putNull("pagination")))
            .page(
                    "TotalAfterOffset",
                    page -> page.inform(info -> info.put(
                            "total", page.total().subtract(page.offset()).max(BigInteger.ZERO))))
            .page("TotalOfThePage", page -> page.inform(info -> info.put("total", page.size())));

    private PageInfos() {}
}

package org.contexttck.reference.broken.server;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.reference.server.LineTap;

/** Wrong items on pages, and wrong treatment of offsets and limits. */
final class Pages {

    private static final BigInteger ZERO = BigInteger.ZERO;

    static final ServerMistakes ALL = new ServerMistakes()
            .ends(
                    "CrashesOnTextLimit",
                    request -> request.callsTool("list_entries")
                            && request.isText("limit")
                            && !request.argument("limit").asText().matches("[0-9]+"))
            .page("DefaultPageAndMaximum", Pages::tenUnlessAskedFor)
            .page(
                    "FailsPastTheEnd",
                    page -> page.offset().signum() > 0 && page.isPastTheEnd(),
                    page -> page.result().refuse("offset is past the end of the list"))
            .refusedPage(
                    "FractionsRoundedDown",
                    Pages::smallFraction,
                    page -> page.accept(ZERO, page.limit().get()))
            .page("HiddenDefaultLimit", page -> !page.informs(), page -> page.show(ZERO, BigInteger.valueOf(20)))
            .page(
                    "IntegralFloatIsNoLimit",
                    page -> page.request().argument("limit").isDouble(),
                    page -> page.show(page.offset(), page.total()))
            .page(
                    "LimitIgnoredWithoutOffset",
                    page -> !page.request().gives("offset") && page.limitHas(1),
                    page -> page.show(page.all()))
            .refusedPage(
                    "NegativeLimitIsUnlimited",
                    request -> request.isNegative("limit"),
                    page -> page.accept(page.offset().max(ZERO), page.total()))
            .page(
                    "OffsetFromOne",
                    page -> page.offset().signum() > 0,
                    page -> page.showFrom(page.offset().subtract(BigInteger.ONE)))
            .page(
                    "OffsetIn32Bits",
                    page -> page.offset().bitLength() > 31,
                    page -> page.showFrom(BigInteger.valueOf(page.offset().intValue() & Integer.MAX_VALUE)))
            .page(
                    "OffsetPlusLimitWraps",
                    page -> endIn64Bits(page).signum() >= 0,
                    page -> page.show(page.offset(), endIn64Bits(page)))
            .refusedPage(
                    "TrueIsOne",
                    request -> request.argument("limit").isBoolean(),
                    page -> page.accept(ZERO, page.request().is("limit", "true") ? BigInteger.ONE : ZERO))
            .tap("UnstableOrder", Pages::unstable)
            .page("ZeroLimitIsUnlimited", page -> page.limitHas(0), page -> page.show(page.offset(), page.total()));

    private Pages() {}

    /** Ten items for whoever names no limit, and a refusal for whoever names one above 63. */
    private static void tenUnlessAskedFor(ListPage page) {
        if (!page.informs()) {
            page.show(ZERO, BigInteger.TEN);
        } else if (page.limit().filter(limit -> limit.bitLength() > 6).isPresent()) {
            page.result().refuse("limit must be a whole number from 0 to 63");
        }
    }

    private static boolean smallFraction(Request request) {
        double limit = request.argument("limit").asDouble();
        return request.argument("limit").isDouble() && limit >= 0 && limit < Long.MAX_VALUE && !request.gives("offset");
    }

    private static BigInteger endIn64Bits(ListPage page) {
        return page.limit()
                .map(page.offset()::add)
                .map(BigInteger::longValue)
                .map(BigInteger::valueOf)
                .orElse(page.total());
    }

    /** Sorts by name alone, so that files of one name come in another order in each call. */
    private static LineTap unstable() {
        AtomicInteger calls = new AtomicInteger();
        return ServerMistakes.pages(page -> {
            if (page.request().is("folder", "ties")) {
                List<Map<String, Object>> items = new ArrayList<>(page.all());
                Collections.rotate(items, calls.incrementAndGet() * 5);
                int from = page.offset().min(page.total()).intValueExact();
                page.show(List.copyOf(items.subList(from, from + page.size().intValueExact())));
            }
        });
    }
}

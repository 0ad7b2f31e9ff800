package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.contextsaving.TextLimits;

/** Mistakes that only some arguments beside each other bring about. */
final class Combinations {

    private static final BigInteger LEAST_PAGE = BigInteger.valueOf(5);
    private static final int USUAL = 24;
    private static final int USUAL_RELATED = 3;

    static final ServerMistakes ALL = new ServerMistakes()
            .page("BackendPagesFromFive", Combinations::insideAPage, page -> {
                BigInteger limit = page.limit().orElseThrow();
                page.showFrom(page.offset().divide(limit).multiply(limit));
            })
            .page(
                    "FarOffsetStartsAgain",
                    page -> page.offset().compareTo(page.total().multiply(BigInteger.valueOf(10))) > 0
                            && page.offset().bitLength() <= 31,
                    page -> page.showFrom(page.offset().mod(page.total().max(BigInteger.ONE))))
            .page(
                    "OffsetForgetsTheFolder",
                    page -> page.total().signum() == 0 && page.offset().signum() > 0,
                    page -> page.show(List.of(Map.of("name", "of another folder"))))
            .page(
                    "ZeroLimitBehindOffsetIsUnlimited",
                    page -> page.limitHas(0) && page.offset().compareTo(BigInteger.ONE) > 0 && !page.isPastTheEnd(),
                    page -> page.show(page.offset(), page.total()))
            .cut(
                    "TailWinsBesideBytes",
                    cut -> cut.hasHead() && cut.hasTail() && cut.hasMaxBytes(),
                    cut -> cut.original()
                            .limited(new TextLimits(
                                    Optional.empty(), cut.tail(), cut.limits().maxBytes())))
            .cut(
                    "ZeroLinesIsNoLimitBesideBytes",
                    cut -> cut.hasMaxBytes() && cut.head().equals(Optional.of(BigInteger.ZERO)),
                    cut -> cut.original()
                            .limited(new TextLimits(
                                    Optional.empty(),
                                    Optional.empty(),
                                    cut.limits().maxBytes())))
            .cut(
                    "UnreachedTailCutsInsideLines",
                    cut -> cut.cutsBytes()
                            && !cut.hasHead()
                            && cut.hasTail()
                            && cut.tail()
                                            .get()
                                            .compareTo(BigInteger.valueOf(
                                                    cut.original().lines() + 1))
                                    > 0,
                    cut -> cut.left(cut.original().lastBytes(cut.maxBytes())))
            .pack(
                    "OneRelatedTooManyInADomain",
                    pack -> pack.request().gives("domain") && pack.request().gives("layer"),
                    pack -> {
                        int most = pack.request()
                                .whole("related_limit")
                                .orElse(BigInteger.valueOf(USUAL_RELATED))
                                .intValue();
                        pack.related().forEach(related -> grow(related, most));
                    })
            .pack(
                    "WakeIsNeverOfOne",
                    pack -> pack.request().is("layer", "wake") && pack.request().gives("intent") && pack.size() == 1,
                    pack -> pack.growTo(2))
            .pack(
                    "DomainIsTheProject",
                    pack -> pack.request().gives("domain") && pack.request().gives("intent"),
                    pack -> pack.json().set("project", pack.json().get("domain")))
            .pack(
                    "DeepSearchInAllProjects",
                    pack -> pack.request().isText("project") && pack.request().is("layer", "deep_search"),
                    pack -> pack.items().stream()
                            .filter(item -> item.path("facet").asText().equals("active_work"))
                            .forEach(item -> item.withObject("/quality").put("project_id", "proj_second")))
            .pack(
                    "LowersDomains",
                    pack -> pack.request().isText("domain"),
                    pack -> pack.json()
                            .put("domain", pack.json().path("domain").asText().toLowerCase(Locale.ROOT)))
            .pack(
                    "IntentOfTheLayer",
                    pack -> pack.request().is("layer", "deep_search")
                            && pack.request().is("intent", "debug"),
                    pack -> pack.json().put("intent", "build"))
            .pack(
                    "DomainHasNoLimit",
                    pack -> pack.request().gives("domain")
                            && pack.request().gives("include_related")
                            && !pack.request().gives("limit")
                            && !pack.isEmpty(),
                    pack -> pack.growTo(USUAL + 1));

    private Combinations() {}

    private static boolean insideAPage(ListPage page) {
        return page.limit()
                .filter(limit -> limit.compareTo(LEAST_PAGE) >= 0
                        && limit.compareTo(page.offset()) < 0
                        && page.offset().add(limit).compareTo(page.total()) < 0)
                .isPresent();
    }

    private static void grow(ArrayNode related, int most) {
        while (!related.isEmpty() && related.size() <= most) {
            related.add(related.get(0).deepCopy());
        }
    }
}

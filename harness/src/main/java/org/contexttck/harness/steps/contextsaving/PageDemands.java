package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.PageOracle;
import org.contexttck.harness.oracle.RequestedPage;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Demands.Demand;
import org.contexttck.harness.steps.shared.Refusals;

/** What a page must be beside the whole list (CS-P-04 to CS-P-07, CS-P-09 to CS-P-13). */
public final class PageDemands {

    private static final String MEMBERS = "an object with offset, limit, total and has_more";

    public static final Demands<PageDemands, PageCall> ROWS = new Demands<PageDemands, PageCall>()
            .all("items", "those of the whole list from offset on, limit of them", steady(PageDemands::asAskedFor))
            .all("items", "none", steady(PageDemands::none))
            .all("items", "none, and info that says so: past the end", steady(PageDemands::pastTheEnd))
            .each("info", "offset, limit, total and has_more", PageDemands::fourMembers)
            .each("has_more", "true if offset + items < total, else false", PageDemands::hasMore)
            .all("total", "the number of items in the whole list", steady(PageDemands::total))
            .each("answer", "a refusal that names its parameter", PageDemands::refusal);

    private final Lists lists;
    private final Refusals refusals;

    public PageDemands(Lists lists, Refusals refusals) {
        this.lists = lists;
        this.refusals = refusals;
    }

    /** Each page whose list stayed the same. */
    private static Demand<PageDemands, PageCall> steady(BiConsumer<PageDemands, PageCall> demand) {
        return (it, pages) -> it.lists.steady(pages).forEach(page -> demand.accept(it, page));
    }

    private void refusal(PageCall page) {
        if (refusals.isRefused(page.call())) {
            refusals.namesWhatWasTried(page.call());
        }
    }

    private void asAskedFor(PageCall page) {
        items(page, seen -> PageOracle.itemsFault(seen, lists.whole(page).items(), page.ask()), inWords(page));
    }

    private void none(PageCall page) {
        Optional<Check> look = items(page, PageDemands::tooMany, "no items, or a refusal");
        if (page.info().filter(JsonNode::isObject).isPresent()) {
            look.ifPresent(one -> info(page, one, info -> PageOracle.hasMore(info, page.ask(), 0).stream(), MEMBERS));
        }
    }

    private void pastTheEnd(PageCall page) {
        items(page, PageDemands::tooMany, inWords(page))
                .ifPresent(look -> info(
                        page,
                        look,
                        info -> Stream.of(
                                        PageOracle.offset(info, page.ask()),
                                        PageOracle.total(
                                                info, lists.whole(page).items().size()),
                                        PageOracle.hasMore(info, page.ask(), 0))
                                .flatMap(Optional::stream),
                        "an object with total and has_more"));
    }

    private void fourMembers(PageCall page) {
        int items = page.items().map(List::size).orElse(0);
        answered(page, info -> PageOracle.members(info, page.ask(), items).stream());
    }

    private void hasMore(PageCall page) {
        answered(
                page,
                info -> page.items().stream()
                        .flatMap(items -> PageOracle.hasMore(info, page.ask(), items.size()).stream()));
    }

    private void total(PageCall page) {
        int all = lists.whole(page).items().size();
        answered(page, info -> page.items().stream().flatMap(items -> PageOracle.total(info, all).stream()));
    }

    private static Optional<String> tooMany(List<JsonNode> items) {
        return items.isEmpty()
                ? Optional.empty()
                : Optional.of("has " + Counted.of(items.size(), "item") + ", must have none");
    }

    private String inWords(PageCall page) {
        RequestedPage ask = page.ask();
        int expected = PageOracle.slice(lists.whole(page).items(), ask).size();
        return expected + " items from number " + ask.skipped() + " on";
    }

    /** Holds the items of a page against a rule. @return the look at the page; empty if it has no items to look at */
    private Optional<Check> items(PageCall page, Function<List<JsonNode>, Optional<String>> rule, String expected) {
        if (page.items().isEmpty()) {
            refusals.unanswered(page.call(), "a list at " + page.tool().items());
            return Optional.empty();
        }
        Check look = lists.world().check(page.call());
        look.at(page.tool().items(), Places.at(page.call(), page.tool().items()))
                .without(rule.apply(page.items().get()), expected);
        return Optional.of(look);
    }

    /** Holds the info of a page against a rule. */
    private void answered(PageCall page, Function<JsonNode, Stream<InfoFault>> rule) {
        if (page.call().succeeded()) {
            info(page, lists.world().check(page.call()), rule, MEMBERS);
        } else {
            refusals.unanswered(page.call(), "a page");
        }
    }

    private static void info(PageCall page, Check look, Function<JsonNode, Stream<InfoFault>> rule, String expected) {
        Infos.demand(look, page.tool().info(), page.info(), expected, rule);
    }
}

package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.PageOracle;
import org.contexttck.harness.oracle.RequestedPage;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Subject;
import org.contexttck.harness.target.server.ToolCall;

/** What a page must be beside the whole list (CS-P-04 to CS-P-07, CS-P-09 to CS-P-13). */
public final class PageDemands implements Subject {

    private static final Demands<PageDemands, PageCall> ROWS = new Demands<PageDemands, PageCall>()
            .all("items", "those of the whole list from offset on, limit of them", PageDemands::theItemsAskedFor)
            .all("items", "none", (it, pages) -> it.lists.steady(pages).forEach(it::none))
            .all("items", "none, and info that says so: past the end", PageDemands::pastTheEnd)
            .each("info", "offset, limit, total and has_more", PageDemands::fourMembers)
            .each("has_more", "true if offset + items < total, else false", PageDemands::hasMore)
            .all("total", "the number of items in the whole list", PageDemands::total)
            .each("answer", "a refusal that names its parameter", PageDemands::refusal);

    private final Lists lists;
    private final SavingFaults faults;

    public PageDemands(Lists lists, SavingFaults faults) {
        this.lists = lists;
        this.faults = faults;
    }

    public static List<String> rows() {
        return ROWS.rows();
    }

    @Override
    public List<ToolCall> calls() {
        return lists.steady(lists.pages()).stream().map(PageCall::call).toList();
    }

    @Override
    public void judgeRefusal(ToolCall refused) {
        lists.pages().stream()
                .filter(page -> page.call().equals(refused))
                .forEach(page -> Refusals.named(faults, refused, page.parameters()));
    }

    @Override
    public void has(Predicate<ToolCall> which, String at, String mustBe) throws InterruptedException {
        List<PageCall> pages =
                lists.pages().stream().filter(page -> which.test(page.call())).toList();
        ROWS.judge(this, pages, at, mustBe);
    }

    private void refusal(PageCall page) {
        if (Refusals.refused(faults, page.call())) {
            Refusals.named(faults, page.call(), page.parameters());
        }
    }

    private void theItemsAskedFor(List<PageCall> pages) {
        for (PageCall page : lists.steady(pages)) {
            itemsOf(page)
                    .flatMap(seen ->
                            PageOracle.itemsFault(seen, lists.whole(page).items(), page.ask()))
                    .ifPresent(fault -> wrongItems(page, fault));
        }
    }

    private void wrongItems(PageCall page, String fault) {
        RequestedPage ask = page.ask();
        int expected = PageOracle.slice(lists.whole(page).items(), ask).size();
        faults.at(page.call(), page.tool().items(), fault, expected + " items from number " + ask.skipped() + " on");
    }

    private void none(PageCall page) {
        Optional<List<JsonNode>> items = itemsOf(page);
        items.filter(seen -> !seen.isEmpty())
                .ifPresent(
                        seen -> faults.at(page.call(), page.tool().items(), tooMany(seen), "no items, or a refusal"));
        if (items.isPresent() && page.info().isPresent()) {
            info(page, PageOracle.hasMore(page.info().get(), page.ask(), 0));
        }
    }

    private void pastTheEnd(List<PageCall> pages) {
        for (PageCall page : lists.steady(pages)) {
            Optional<List<JsonNode>> items = itemsOf(page);
            items.filter(seen -> !seen.isEmpty()).ifPresent(seen -> wrongItems(page, tooMany(seen)));
            Optional<JsonNode> info = page.info();
            if (items.isPresent() && info.isEmpty()) {
                faults.noInfo(page.call(), page.tool().info(), "an object with total and has_more");
            } else if (items.isPresent()) {
                info(page, PageOracle.offset(info.get(), page.ask()));
                info(
                        page,
                        PageOracle.total(info.get(), lists.whole(page).items().size()));
                info(page, PageOracle.hasMore(info.get(), page.ask(), 0));
            }
        }
    }

    private static String tooMany(List<JsonNode> items) {
        return "has " + Counted.of(items.size(), "item") + ", must have none";
    }

    private void fourMembers(PageCall page) {
        int items = page.items().map(List::size).orElse(0);
        infoOf(page)
                .ifPresent(info ->
                        PageOracle.members(info, page.ask(), items).forEach(fault -> info(page, Optional.of(fault))));
    }

    private void hasMore(PageCall page) {
        check(page, (info, items) -> PageOracle.hasMore(info, page.ask(), items));
    }

    private void total(List<PageCall> pages) {
        for (PageCall page : lists.steady(pages)) {
            check(
                    page,
                    (info, items) ->
                            PageOracle.total(info, lists.whole(page).items().size()));
        }
    }

    private void check(PageCall page, BiFunction<JsonNode, Integer, Optional<InfoFault>> rule) {
        Optional<JsonNode> info = infoOf(page);
        Optional<Integer> items = page.items().map(List::size);
        if (info.isPresent() && items.isPresent()) {
            info(page, rule.apply(info.get(), items.get()));
        }
    }

    private void info(PageCall page, Optional<InfoFault> fault) {
        fault.ifPresent(one -> faults.info(page.call(), page.tool().info(), one));
    }

    private Optional<JsonNode> infoOf(PageCall page) {
        if (!page.call().succeeded()) {
            faults.unanswered(page.call(), "a page");
            return Optional.empty();
        }
        faults.observed();
        if (page.info().isEmpty()) {
            faults.noInfo(page.call(), page.tool().info(), "an object with offset, limit, total and has_more");
        }
        return page.info();
    }

    private Optional<List<JsonNode>> itemsOf(PageCall page) {
        if (page.items().isEmpty()) {
            faults.unanswered(page.call(), "a list at " + page.tool().items());
        } else {
            faults.observed();
        }
        return page.items();
    }
}

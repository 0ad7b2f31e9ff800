package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.oracle.PageAsk;
import org.contexttck.harness.oracle.PageOracle;
import org.contexttck.harness.steps.shared.Shown;

/** Which items have to be on a page (CS-P-03, CS-P-05, CS-P-08, CS-P-09, CS-P-10, CS-P-12, CS-P-13). */
public final class PageItemSteps {

    private final Lists lists;
    private final Faults faults;

    public PageItemSteps(Lists lists, Faults faults) {
        this.lists = lists;
        this.faults = faults;
    }

    @Then("each list comes whole without offset and limit")
    public void comesWhole() {
        for (WholeList list : lists.whole()) {
            int seen = list.unpaged().size();
            long total = list.largest()
                    .flatMap(PageCall::info)
                    .map(info -> info.path("total").asLong())
                    .orElse(0L);
            faults.observed();
            if (seen < Math.max(total, list.items().size())) {
                faults.at(
                        list.call(),
                        list.tool().items(),
                        "has " + Counted.of(seen, "item") + ", must have all "
                                + Math.max(total, list.items().size()),
                        "the whole list, of " + Math.max(total, list.items().size()) + " items by "
                                + list.largest().orElseThrow().call().line());
            }
        }
    }

    @Then("each page holds the items asked for")
    public void holdsItsItems() {
        lists.steadyPages().forEach(this::holdsItsItems);
    }

    private void holdsItsItems(PageCall page, WholeList list) {
        Optional<List<JsonNode>> items = itemsOf(page);
        items.flatMap(seen -> PageOracle.itemsFault(seen, list.items(), page.ask()))
                .ifPresent(fault -> wrongItems(page, list, fault));
    }

    private void wrongItems(PageCall page, WholeList list, String fault) {
        PageAsk ask = page.ask();
        faults.at(
                page.call(),
                page.tool().items(),
                fault,
                PageOracle.slice(list.items(), ask).size() + " items from number " + ask.skipped() + " on");
    }

    @Then("each call is refused by the name of its parameter, or its page holds the items asked for")
    public void refusedByNameOrItsItems() {
        lists.steadyPages().forEach((page, list) -> {
            if (page.call().refused()) {
                Refusals.named(faults, page.call(), page.parameters());
            } else {
                holdsItsItems(page, list);
            }
        });
    }

    @Then("each call is refused, or its page holds the items asked for")
    public void refusedOrItsItems() {
        lists.steadyPages().forEach((page, list) -> {
            if (page.call().refused()) {
                faults.observed();
            } else {
                holdsItsItems(page, list);
            }
        });
    }

    @Then("each page is empty, and its info is that of a page past the end")
    public void pastTheEnd() {
        lists.steadyPages().forEach((page, list) -> {
            Optional<List<JsonNode>> items = itemsOf(page);
            items.filter(seen -> !seen.isEmpty())
                    .ifPresent(seen ->
                            wrongItems(page, list, "has " + Counted.of(seen.size(), "item") + ", must have none"));
            if (items.isEmpty()) {
                return;
            }
            Optional<JsonNode> info = page.info();
            if (info.isEmpty()) {
                faults.noInfo(page.call(), page.tool().info(), "an object with total and has_more");
                return;
            }
            PageOracle.offset(info.get(), page.ask())
                    .ifPresent(fault -> faults.info(page.call(), page.tool().info(), fault));
            PageOracle.total(info.get(), list.items().size())
                    .ifPresent(fault -> faults.info(page.call(), page.tool().info(), fault));
            PageOracle.hasMore(info.get(), page.ask(), 0)
                    .ifPresent(fault -> faults.info(page.call(), page.tool().info(), fault));
        });
    }

    @Then("each call is refused by the name of its parameter, or its page is empty")
    public void emptyOrRefused() {
        lists.steadyPages().forEach((page, list) -> {
            if (page.call().refused()) {
                Refusals.named(faults, page.call(), page.parameters());
                return;
            }
            Optional<List<JsonNode>> items = itemsOf(page);
            items.filter(seen -> !seen.isEmpty())
                    .ifPresent(seen -> faults.at(
                            page.call(),
                            page.tool().items(),
                            "has " + Counted.of(seen.size(), "item") + ", must have none",
                            "no items, or a refusal"));
            if (items.isPresent() && page.info().isPresent()) {
                PageOracle.hasMore(page.info().get(), page.ask(), 0)
                        .ifPresent(fault -> faults.info(page.call(), page.tool().info(), fault));
            }
        });
    }

    @Then("the pages of each walk are the whole list in its order, and alike both times")
    public void walksAreWhole() {
        for (WholeList list : lists.whole()) {
            Optional<String> unsteady = lists.unsteady(list);
            List<PageCall> pages = pagesOf(list);
            if (unsteady.isPresent() && !unsteady.get().contains("order")) {
                lists.scene().evidence().inconclusive(unsteady.get());
                continue;
            }
            unsteady.ifPresent(reason -> faults.call(
                    list.call(), "the order changed between two identical calls", "one order for all calls", reason));
            List<JsonNode> joined = new ArrayList<>();
            Map<JsonNode, PageCall> first = new LinkedHashMap<>();
            for (PageCall page : pages) {
                Optional<List<JsonNode>> items = itemsOf(page);
                if (items.isEmpty()) {
                    return;
                }
                PageCall earlier = first.putIfAbsent(page.offset().orElseThrow(), page);
                if (earlier == null) {
                    joined.addAll(items.get());
                } else if (!earlier.items().equals(items)) {
                    faults.at(
                            page.call(),
                            page.tool().items(),
                            "differs from what the same call brought before",
                            Shown.at(Places.at(earlier.call(), page.tool().items())));
                }
            }
            joinedIsWhole(list, joined);
        }
    }

    private void joinedIsWhole(WholeList list, List<JsonNode> joined) {
        faults.observed();
        if (!joined.equals(list.items())) {
            long lost =
                    list.items().stream().filter(item -> !joined.contains(item)).count();
            long repeated = joined.size() - joined.stream().distinct().count();
            String what = lost == 0 && repeated == 0 && Lists.sameItems(joined, list.items())
                    ? "the items of its pages come in another order than without paging"
                    : "its pages lose " + Counted.of(lost, "item") + " and repeat " + repeated;
            faults.call(list.call(), what, "each item once, in the order without paging", joined.size() + " items");
        }
    }

    private List<PageCall> pagesOf(WholeList list) {
        return lists.pages().entrySet().stream()
                .filter(entry -> entry.getValue().equals(list))
                .map(Map.Entry::getKey)
                .toList();
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

package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.PageOracle;
import org.contexttck.harness.steps.shared.Shown;

/** What the pagination info has to say (CS-P-02, CS-P-04, CS-P-06, CS-P-07). */
public final class PageInfoSteps {

    private static final String FOUR = "an object with offset, limit, total and has_more";

    private final Lists lists;
    private final Faults faults;

    public PageInfoSteps(Lists lists, Faults faults) {
        this.lists = lists;
        this.faults = faults;
    }

    @Then("no whole list comes with pagination info")
    public void noInfo() {
        for (WholeList list : lists.whole()) {
            if (lists.scene().isSetAside(list.tool().tool())) {
                continue;
            }
            faults.observed();
            Optional<JsonNode> seen = Places.at(list.call(), list.tool().info());
            if (seen.isPresent()) {
                faults.at(
                        list.call(),
                        list.tool().info(),
                        "is " + Shown.at(seen) + ", must be absent when neither parameter is given",
                        list.tool().info() + " absent");
            }
        }
    }

    @Then("each page has pagination info with all four members")
    public void fourMembers() {
        lists.pages().forEach((page, list) -> {
            int items = page.items().map(List::size).orElse(0);
            if (infoOf(page).isPresent()) {
                PageOracle.members(page.info().orElseThrow(), page.ask(), items)
                        .forEach(fault -> faults.info(page.call(), page.tool().info(), fault));
            }
        });
    }

    @Then("has_more of each page follows from its offset, its items and its total")
    public void hasMore() {
        lists.pages()
                .forEach((page, list) -> check(page, (info, items) -> PageOracle.hasMore(info, page.ask(), items)));
    }

    @Then("total of each page is the size of the whole list")
    public void total() {
        lists.steadyPages()
                .forEach((page, list) -> check(
                        page,
                        (info, items) -> PageOracle.total(info, list.items().size())));
    }

    private void check(PageCall page, BiFunction<JsonNode, Integer, Optional<InfoFault>> rule) {
        Optional<JsonNode> info = infoOf(page);
        Optional<Integer> items = page.items().map(List::size);
        if (info.isPresent() && items.isPresent()) {
            rule.apply(info.get(), items.get())
                    .ifPresent(fault -> faults.info(page.call(), page.tool().info(), fault));
        }
    }

    private Optional<JsonNode> infoOf(PageCall page) {
        if (!page.call().succeeded()) {
            faults.unanswered(page.call(), "a page");
            return Optional.empty();
        }
        faults.observed();
        if (page.info().isEmpty()) {
            faults.noInfo(page.call(), page.tool().info(), FOUR);
        }
        return page.info();
    }
}

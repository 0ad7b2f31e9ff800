package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.Subject;
import org.contexttck.harness.target.server.ToolCall;

/** What a list must be that was fetched without offset and limit (CS-P-02, CS-P-03, CS-P-08). */
public final class ListDemands implements Subject {

    private static final Demands<ListDemands, WholeList> ROWS = new Demands<ListDemands, WholeList>()
            .each("info", "absent", ListDemands::noInfo)
            .each("items", "as many as the largest page has, and its total says", ListDemands::whole)
            .each("pages", "together its items in its order, and the same both times", ListDemands::joined);

    private final Lists lists;
    private final SavingFaults faults;

    public ListDemands(Lists lists, SavingFaults faults) {
        this.lists = lists;
        this.faults = faults;
    }

    public static List<String> rows() {
        return ROWS.rows();
    }

    @Override
    public List<ToolCall> calls() {
        return lists.whole().stream().map(WholeList::call).toList();
    }

    @Override
    public void has(Predicate<ToolCall> which, String at, String mustBe) throws InterruptedException {
        ROWS.judge(this, lists.whole(), at, mustBe);
    }

    private void noInfo(WholeList list) {
        if (lists.world().isSetAside(list.tool().tool())) {
            return;
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

    private void whole(WholeList list) {
        int seen = list.unpaged().size();
        long total = list.largest()
                .flatMap(PageCall::info)
                .map(info -> info.path("total").asLong())
                .orElse(0L);
        long all = Math.max(total, list.items().size());
        faults.observed();
        if (seen < all) {
            faults.at(
                    list.call(),
                    list.tool().items(),
                    "has " + Counted.of(seen, "item") + ", must have all " + all,
                    "the whole list, of " + all + " items by "
                            + list.largest().orElseThrow().call().line());
        }
    }

    private void joined(WholeList list) {
        Optional<String> unsteady = lists.unsteady(list);
        if (unsteady.isPresent() && !unsteady.get().contains("order")) {
            lists.world().evidence().inconclusive(unsteady.get());
            return;
        }
        unsteady.ifPresent(reason -> faults.call(
                list.call(), "the order changed between two identical calls", "one order for all calls", reason));
        List<JsonNode> joined = new ArrayList<>();
        Map<JsonNode, PageCall> first = new LinkedHashMap<>();
        for (PageCall page : lists.pagesOf(list)) {
            if (page.items().isEmpty()) {
                faults.unanswered(page.call(), "a list at " + page.tool().items());
                return;
            }
            faults.observed();
            PageCall earlier = first.putIfAbsent(page.offset().orElseThrow(), page);
            if (earlier == null) {
                joined.addAll(page.items().get());
            } else if (!earlier.items().equals(page.items())) {
                faults.at(
                        page.call(),
                        page.tool().items(),
                        "differs from what the same call brought before",
                        Shown.at(Places.at(earlier.call(), page.tool().items())));
            }
        }
        joinedIsWhole(list, joined);
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
}

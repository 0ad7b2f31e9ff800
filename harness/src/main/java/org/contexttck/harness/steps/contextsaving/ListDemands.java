package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Refusals;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/** What a list must be that was fetched without offset and limit (CS-P-02, CS-P-03, CS-P-08). */
public final class ListDemands {

    public static final Demands<ListDemands, WholeList> ROWS = new Demands<ListDemands, WholeList>()
            .each("info", "absent", ListDemands::noInfo)
            .each("info", "left out, not null", ListDemands::noNull)
            .each("items", "as many as the largest page has, and its total says", ListDemands::whole)
            .each("pages", "together its items in its order, and the same both times", ListDemands::joined);

    private final Lists lists;
    private final Refusals refusals;

    public ListDemands(Lists lists, Refusals refusals) {
        this.lists = lists;
        this.refusals = refusals;
    }

    private void noInfo(WholeList list) {
        if (!lists.world().isSetAside(list.tool().tool())) {
            Pointer place = list.tool().info();
            at(list.call(), place)
                    .that(Places.at(list.call(), place).isEmpty(), "must be absent when neither parameter is given");
        }
    }

    /** What counts as absent is a member all the same (R54). */
    private void noNull(WholeList list) {
        if (!lists.world().isSetAside(list.tool().tool())) {
            Optional<JsonNode> there = Places.there(list.call(), list.tool().info());
            lists.world()
                    .check(list.call())
                    .at(list.tool().info(), there)
                    .that(there.filter(JsonNode::isNull).isEmpty(), "must be left out when neither parameter is given");
        }
    }

    private void whole(WholeList list) {
        Optional<String> unknown = lists.unsteady(list);
        if (unknown.isPresent()) {
            lists.world().evidence().inconclusive(unknown.get());
            return;
        }
        int seen = list.unpaged().size();
        long total = list.largest()
                .flatMap(PageCall::info)
                .map(info -> info.path("total").asLong())
                .orElse(0L);
        long all = Math.max(total, list.items().size());
        String by = list.largest().map(page -> page.call().line()).orElse("no page");
        at(list.call(), list.tool().items())
                .thatIt(
                        seen >= all,
                        "has " + Counted.of(seen, "item") + ", must have all " + all,
                        "the whole list, of " + all + " items by " + by);
    }

    private void joined(WholeList list) {
        Optional<String> unsteady = lists.unsteady(list);
        if (unsteady.isPresent() && !unsteady.get().contains("order")) {
            lists.world().evidence().inconclusive(unsteady.get());
            return;
        }
        Check whole = lists.world().check(list.call());
        unsteady.ifPresent(reason -> whole.saw(reason)
                .that(false, "the order changed between two identical calls", "one order for all calls"));
        List<JsonNode> joined = new ArrayList<>();
        Map<JsonNode, PageCall> first = new HashMap<>();
        for (PageCall page : lists.pagesOf(list)) {
            if (page.items().isEmpty()) {
                refusals.unanswered(page.call(), "a list at " + page.tool().items());
                return;
            }
            Optional<PageCall> earlier =
                    Optional.ofNullable(first.putIfAbsent(page.sent().values().get(SentParameters.OFFSET), page));
            Pointer place = page.tool().items();
            at(page.call(), place)
                    .without(
                            earlier.filter(one -> !one.items().equals(page.items()))
                                    .map(one -> "differs from what the same call brought before"),
                            Shown.at(earlier.flatMap(one -> Places.at(one.call(), place))));
            if (earlier.isEmpty()) {
                joined.addAll(page.items().get());
            }
        }
        isWhole(whole.saw(joined.size() + " items"), list.items(), joined);
    }

    private static void isWhole(Check look, List<JsonNode> all, List<JsonNode> joined) {
        long lost = all.stream().filter(item -> !joined.contains(item)).count();
        long repeated = joined.size() - joined.stream().distinct().count();
        look.that(
                joined.equals(all),
                lost == 0 && repeated == 0 && Lists.sameItems(joined, all)
                        ? "the items of its pages come in another order than without paging"
                        : "its pages lose " + Counted.of(lost, "item") + " and repeat " + repeated,
                "each item once, in the order without paging");
    }

    private Check at(ToolCall call, Pointer place) {
        return lists.world().check(call).at(place, Places.at(call, place));
    }
}

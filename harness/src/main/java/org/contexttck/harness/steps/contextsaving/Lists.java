package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.steps.shared.InputSchema;
import org.contexttck.harness.steps.shared.Refusals;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.target.server.ToolCall;

/** The lists of a scenario: fetched whole, then asked for in pages. */
public final class Lists {

    private final ServerWorld world;
    private final ContextSavingClaim claim;
    private final List<WholeList> lists = new ArrayList<>();
    private final Map<PageCall, WholeList> pages = new LinkedHashMap<>();
    private final Map<WholeList, String> unsteady = new LinkedHashMap<>();

    public Lists(ServerWorld world, ContextSavingClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    ServerWorld world() {
        return world;
    }

    /** The lists fetched so far. */
    List<WholeList> whole() {
        return List.copyOf(lists);
    }

    /** Fetches every list of the profile. */
    void fetch() throws InterruptedException {
        for (PaginatedTool tool : claim.paginated()) {
            for (ObjectNode arguments : tool.arguments()) {
                fetch(tool, arguments).ifPresent(lists::add);
            }
        }
    }

    /** Fetches the empty lists instead. */
    void fetchEmpty() throws InterruptedException {
        for (PaginatedTool tool : claim.paginated()) {
            if (tool.empty().isEmpty()) {
                world.evidence().nothingToTry("the profile gives no `empty` for \"" + tool.tool() + "\"");
                continue;
            }
            Optional<WholeList> list = fetch(tool, tool.empty().get());
            int items = list.map(one -> one.items().size()).orElse(0);
            if (items > 0) {
                world.correct(list.get().call(), " returned " + items + " items, but is to return none", "empty");
            } else {
                list.ifPresent(lists::add);
            }
        }
    }

    private Optional<WholeList> fetch(PaginatedTool tool, ObjectNode arguments) throws InterruptedException {
        Optional<ToolCall> made = world.ask(tool.tool(), "the whole list", arguments);
        if (made.isEmpty()) {
            return Optional.empty();
        }
        ToolCall call = made.get();
        Optional<List<JsonNode>> items = WholeList.items(call, tool);
        if (!call.succeeded()) {
            world.evidence().blocked(call.line() + " (the whole list) " + Refusals.failure(call));
            return Optional.empty();
        } else if (items.isEmpty()) {
            world.correct(call, ": no list at " + tool.items(), "items");
            return Optional.empty();
        }
        ListReader reader = new ListReader(tool, items.get(), largest(tool), sent -> probe(tool, arguments, sent));
        reader.read();
        WholeList list = new WholeList(tool, arguments, call, reader.items(), reader.largest(), largest(tool));
        if (!reader.whole()) {
            unsteady.put(
                    list, call.line() + ": neither a large page nor a total nor a walk tells how long the list is");
        }
        return Optional.of(list);
    }

    /** What the schema says the limit may be at most. */
    private OptionalLong largest(PaginatedTool tool) throws InterruptedException {
        Optional<ObjectNode> described = tool.limit().isEmpty() ? Optional.empty() : world.description(tool.tool());
        return described
                .map(one -> new InputSchema(one.path("inputSchema"))
                        .maximum(tool.limit().orElseThrow()))
                .orElse(OptionalLong.empty());
    }

    /** Asks for one page; empty if the tool lacks a parameter, does not answer any more, or cannot be called. */
    Optional<PageCall> ask(WholeList list, SentParameters sent) throws InterruptedException {
        return looked(list, probe(list.tool(), list.arguments(), sent));
    }

    /** As {@link #ask}, even if the page is known. */
    Optional<PageCall> askAgain(WholeList list, SentParameters sent) throws InterruptedException {
        Map<String, String> names = SentParameters.names(list.tool());
        return looked(
                list,
                world.callWhileAnswered(list.tool().tool(), "a page once more", sent.into(list.arguments(), names))
                        .map(call -> new PageCall(list.tool(), sent, call)));
    }

    private Optional<PageCall> looked(WholeList list, Optional<PageCall> page) {
        page.ifPresent(one -> pages.put(one, list));
        page.ifPresent(one -> world.lookAt(one.call(), one.sent().parameters(SentParameters.names(one.tool()))));
        return page;
    }

    private Optional<PageCall> probe(PaginatedTool tool, ObjectNode list, SentParameters sent)
            throws InterruptedException {
        Map<String, String> names = SentParameters.names(tool);
        if (!sent.fits(names)) {
            world.evidence().nothingToTry("by the profile, \"" + tool.tool() + "\" lacks a paging parameter");
            return Optional.empty();
        }
        return world.askWhileAnswered(tool.tool(), "a page", sent.into(list, names))
                .map(call -> new PageCall(tool, sent, call));
    }

    /**
     * Fetches a list once more after its pages, to see whether it stayed the same (FC-26): if some page is not the one that a
     * list which did would give.
     */
    void settle(WholeList list) throws InterruptedException {
        if (unsteady.containsKey(list) || pagesOf(list).stream().allMatch(page -> page.isOf(list))) {
            return;
        }
        Optional<ToolCall> again =
                world.callWhileAnswered(list.tool().tool(), "the whole list once more", list.arguments());
        Optional<List<JsonNode>> items = again.flatMap(call -> WholeList.items(call, list.tool()));
        if (items.isEmpty()) {
            again.ifPresent(call -> unsteady.put(list, call.line() + " (once more) " + Refusals.failure(call)));
        } else if (!items.get().equals(list.unpaged())) {
            unsteady.put(
                    list,
                    list.call().line()
                            + (sameItems(items.get(), list.unpaged())
                                    ? ": the order changed between two identical calls"
                                    : ": the list changed during the scenario"));
        }
    }

    static boolean sameItems(List<JsonNode> some, List<JsonNode> others) {
        List<JsonNode> rest = new ArrayList<>(others);
        return some.size() == others.size() && some.stream().allMatch(rest::remove);
    }

    /** The pages that some of the calls brought. */
    List<PageCall> pages(Predicate<ToolCall> which) {
        return pages.keySet().stream()
                .filter(page -> which.test(page.call()))
                .filter(page -> !world.isSetAside(page.tool().tool()))
                .toList();
    }

    /** Those of some pages whose list stayed the same; the others make the scenario inconclusive. */
    List<PageCall> steady(List<PageCall> some) {
        unsteady.values().forEach(world.evidence()::inconclusive);
        return some.stream().filter(page -> !unsteady.containsKey(whole(page))).toList();
    }

    /** The list that a page is one of. */
    WholeList whole(PageCall page) {
        return pages.get(page);
    }

    List<PageCall> pagesOf(WholeList list) {
        return pages(call -> true).stream()
                .filter(page -> whole(page).equals(list))
                .toList();
    }

    /** Why a list did not stay the same; empty if it did. */
    Optional<String> unsteady(WholeList list) {
        return Optional.ofNullable(unsteady.get(list));
    }
}

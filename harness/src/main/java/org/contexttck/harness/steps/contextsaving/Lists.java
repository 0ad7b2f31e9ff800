package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.target.server.ToolCall;

/** The lists of a scenario: fetched whole, then asked for in pages. */
public final class Lists {

    private static final int LARGE = 1_000_000;

    private final ServerWorld world;
    private final ContextSavingClaim claim;
    private final List<WholeList> lists = new ArrayList<>();
    private final Map<PageCall, WholeList> pages = new LinkedHashMap<>();
    private final Map<WholeList, String> unsteady = new LinkedHashMap<>();
    private final Set<String> silent = new HashSet<>();

    public Lists(ServerWorld world, ContextSavingClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    List<PaginatedTool> tools() {
        return claim.paginated();
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
            list.filter(one -> !one.items().isEmpty())
                    .ifPresent(one -> world.evidence()
                            .blocked(one.call().line() + " returned "
                                    + one.items().size()
                                    + " items, but is to return none; correct `empty` of this tool in the profile"));
            list.filter(one -> one.items().isEmpty()).ifPresent(lists::add);
        }
    }

    private Optional<WholeList> fetch(PaginatedTool tool, ObjectNode arguments) throws InterruptedException {
        Optional<ToolCall> call = world.call(tool.tool(), "the whole list", arguments);
        if (call.isEmpty()) {
            return Optional.empty();
        }
        Optional<List<JsonNode>> items = WholeList.items(call.get(), tool);
        if (!call.get().succeeded()) {
            world.evidence().blocked(call.get().line() + " (the whole list) " + Places.failure(call.get()));
            return Optional.empty();
        } else if (items.isEmpty()) {
            world.evidence()
                    .blocked(call.get().line() + ": no list at " + tool.items()
                            + "; correct `items` of this tool in the profile");
            return Optional.empty();
        }
        Optional<PageCall> largest = tool.limit().isEmpty()
                ? Optional.empty()
                : page(tool, arguments, Optional.empty(), Optional.of(IntNode.valueOf(LARGE)));
        List<JsonNode> paged = largest.flatMap(PageCall::items).orElse(List.of());
        List<JsonNode> longer = paged.size() > items.get().size() ? paged : items.get();
        return Optional.of(new WholeList(tool, arguments, call.get(), longer, largest));
    }

    /** Asks for one page; empty if the tool lacks a parameter, does not answer any more, or cannot be called. */
    Optional<PageCall> ask(WholeList list, Optional<JsonNode> offset, Optional<JsonNode> limit)
            throws InterruptedException {
        Optional<PageCall> page = page(list.tool(), list.arguments(), offset, limit);
        page.ifPresent(one -> pages.put(one, list));
        page.ifPresent(one -> world.lookAt(one.call()));
        return page;
    }

    private Optional<PageCall> page(
            PaginatedTool tool, ObjectNode list, Optional<JsonNode> offset, Optional<JsonNode> limit)
            throws InterruptedException {
        if (offset.isPresent() && tool.offset().isEmpty()
                || limit.isPresent() && tool.limit().isEmpty()) {
            world.evidence().nothingToTry("by the profile, \"" + tool.tool() + "\" lacks a paging parameter");
            return Optional.empty();
        }
        if (silent.contains(tool.tool())) {
            return Optional.empty();
        }
        ObjectNode arguments = list.deepCopy();
        offset.ifPresent(value -> arguments.set(tool.offset().orElseThrow(), value));
        limit.ifPresent(value -> arguments.set(tool.limit().orElseThrow(), value));
        Optional<PageCall> page =
                world.call(tool.tool(), "a page", arguments).map(call -> new PageCall(tool, offset, limit, call));
        page.filter(one -> one.call().result().isEmpty() && !one.call().refused())
                .ifPresent(one -> silent.add(tool.tool()));
        return page;
    }

    /** Fetches a list once more after its pages, to see whether it stayed the same (FC-26). */
    void settle(WholeList list) throws InterruptedException {
        if (silent.contains(list.tool().tool())) {
            return;
        }
        Optional<ToolCall> again = world.call(list.tool().tool(), "the whole list once more", list.arguments());
        Optional<List<JsonNode>> items = again.flatMap(call -> WholeList.items(call, list.tool()));
        if (items.isEmpty()) {
            again.ifPresent(call -> unsteady.put(list, call.line() + " (once more) " + Places.failure(call)));
        } else if (!items.get().equals(list.unpaged())) {
            unsteady.put(
                    list,
                    sameItems(items.get(), list.unpaged())
                            ? list.call().line() + ": the order changed between two identical calls"
                            : list.call().line() + ": the list changed during the scenario");
        }
    }

    static boolean sameItems(List<JsonNode> some, List<JsonNode> others) {
        List<JsonNode> rest = new ArrayList<>(others);
        return some.size() == others.size() && some.stream().allMatch(rest::remove);
    }

    /** Every page asked for. */
    List<PageCall> pages() {
        return pages.keySet().stream()
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
        return pages().stream().filter(page -> whole(page).equals(list)).toList();
    }

    /** Why a list did not stay the same; empty if it did. */
    Optional<String> unsteady(WholeList list) {
        return Optional.ofNullable(unsteady.get(list));
    }
}

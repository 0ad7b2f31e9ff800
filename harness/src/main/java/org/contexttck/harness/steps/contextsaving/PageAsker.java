package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Fetches lists whole and asks for their pages (CS-P-02 to CS-P-13). */
public final class PageAsker {

    private static final String OFFSET = "offset";
    private static final String LIMIT = "limit";

    private final Lists lists;

    public PageAsker(Lists lists) {
        this.lists = lists;
    }

    void fetched() throws InterruptedException {
        lists.fetch();
    }

    void fetchedEmpty() throws InterruptedException {
        lists.fetchEmpty();
    }

    void bringsInfo() throws InterruptedException {
        for (WholeList list : lists.whole()) {
            Optional<PageCall> page = lists.ask(list, Optional.empty(), Optional.of(IntNode.valueOf(1)));
            page.filter(one -> one.info().isEmpty())
                    .ifPresent(one -> lists.world()
                            .setAside(
                                    one.tool().tool(),
                                    one.call().line() + " brings no pagination info at "
                                            + one.tool().info() + ", so there is nothing to compare with"));
        }
    }

    void askedFor(List<Map<String, String>> table) throws InterruptedException {
        for (Map<String, String> row : table) {
            int made = 0;
            for (WholeList list : lists.whole()) {
                made += ask(list, row) ? 1 : 0;
            }
            if (made == 0 && !lists.whole().isEmpty()) {
                lists.world()
                        .evidence()
                        .nothingToTry("no list of the profile is long enough for " + words(row)
                                + "; give `arguments` of a longer one");
            }
        }
        for (WholeList list : lists.whole()) {
            lists.settle(list);
        }
    }

    private boolean ask(WholeList list, Map<String, String> row) throws InterruptedException {
        Optional<JsonNode> offset = amount(row.get(OFFSET), list);
        Optional<JsonNode> limit = amount(row.get(LIMIT), list);
        if (given(row.get(OFFSET)) != offset.isPresent() || given(row.get(LIMIT)) != limit.isPresent()) {
            return false;
        }
        lists.ask(list, offset, limit);
        return true;
    }

    private static Optional<JsonNode> amount(String cell, WholeList list) {
        return given(cell) ? Amounts.ofList(cell, list.items().size()) : Optional.empty();
    }

    private static boolean given(String cell) {
        return cell != null && !cell.isBlank();
    }

    private static String words(Map<String, String> row) {
        List<String> given = new ArrayList<>();
        row.forEach((name, cell) -> {
            if (given(cell)) {
                given.add(name + " " + cell);
            }
        });
        return String.join(" and ", given);
    }

    void walked() throws InterruptedException {
        for (WholeList list : lists.whole()) {
            int size = list.items().size();
            int limit = Math.max(1, size / 3);
            int offset = 0;
            while (offset < size) {
                Optional<PageCall> page = pageAt(list, offset, limit);
                int items = page.flatMap(PageCall::items).map(List::size).orElse(0);
                if (items == 0 || pageAt(list, offset, limit).isEmpty()) {
                    break;
                }
                offset += items;
            }
            lists.settle(list);
        }
    }

    private Optional<PageCall> pageAt(WholeList list, int offset, int limit) throws InterruptedException {
        return lists.ask(list, Optional.of(IntNode.valueOf(offset)), Optional.of(IntNode.valueOf(limit)));
    }
}

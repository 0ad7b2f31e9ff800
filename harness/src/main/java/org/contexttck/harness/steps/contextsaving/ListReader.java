package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.profile.claim.PaginatedTool;

/**
 * Finds out what a list holds that came without paging: one page as large as can be had shows it, or the total that is told, or
 * the pages behind it. A default page is no whole list (CS-P-03).
 */
final class ListReader {

    private static final int LARGE = 1_000_000;
    private static final int MOST_PAGES = 50;

    private final PaginatedTool tool;
    private final OptionalLong most;
    private final PageSource pages;
    private List<JsonNode> items;
    private Optional<PageCall> largest = Optional.empty();
    private Optional<BigInteger> total = Optional.empty();
    private boolean whole;

    /** Asks for a page. */
    interface PageSource {

        Optional<PageCall> ask(SentParameters sent) throws InterruptedException;
    }

    /** @param most what the limit may be by the tool's own schema */
    ListReader(PaginatedTool tool, List<JsonNode> unpaged, OptionalLong most, PageSource pages) {
        this.tool = tool;
        this.items = unpaged;
        this.most = most;
        this.pages = pages;
    }

    /** The items, as far as they are known. */
    List<JsonNode> items() {
        return items;
    }

    /** Whether that is all of them. */
    boolean whole() {
        return whole;
    }

    /** The largest page that could be had; empty if none. */
    Optional<PageCall> largest() {
        return largest;
    }

    void read() throws InterruptedException {
        if (tool.limit().isPresent()) {
            largest = page(0, (int) Math.min(LARGE, most.orElse(LARGE)));
            largest = largest.isPresent() ? largest : page(0, Math.max(1, items.size()));
            largest.flatMap(PageCall::items)
                    .filter(page -> page.size() > items.size())
                    .ifPresent(page -> items = page);
        }
        whole = tool.offset().isEmpty() || largest.isPresent() && !more();
        if (!whole) {
            walk();
        }
    }

    /** Whether the info of the largest page tells of more than came. */
    private boolean more() {
        boolean told = largest.flatMap(PageCall::info)
                .filter(info -> info.path("has_more").asBoolean() && total.isEmpty())
                .isPresent();
        return told
                || total.filter(all -> all.compareTo(BigInteger.valueOf(items.size())) > 0)
                        .isPresent();
    }

    private void walk() throws InterruptedException {
        int limit = Math.max(1, largest.flatMap(PageCall::items).map(List::size).orElse(items.size()));
        List<JsonNode> all = new ArrayList<>(items);
        for (int asked = 0; asked < MOST_PAGES && !whole; asked++) {
            Optional<List<JsonNode>> next = page(all.size(), limit).flatMap(PageCall::items);
            if (next.isEmpty() || isTheBeginning(next.get())) {
                return;
            }
            all.addAll(next.get());
            items = List.copyOf(all);
            whole = next.get().isEmpty() || total.isPresent() && !more();
        }
    }

    /** Whether a page behind the others is the first one again, as it is where the offset counts for nothing. */
    private boolean isTheBeginning(List<JsonNode> page) {
        return !page.isEmpty()
                && page.size() <= items.size()
                && items.subList(0, page.size()).equals(page);
    }

    private Optional<PageCall> page(int offset, int limit) throws InterruptedException {
        SentParameters sent = SentParameters.NOTHING;
        sent = tool.offset().isPresent() && offset > 0
                ? sent.with(SentParameters.OFFSET, IntNode.valueOf(offset))
                : sent;
        sent = tool.limit().isPresent() ? sent.with(SentParameters.LIMIT, IntNode.valueOf(limit)) : sent;
        Optional<PageCall> page = pages.ask(sent).filter(one -> one.items().isPresent());
        page.flatMap(PageCall::info)
                .flatMap(info -> WholeNumber.of(info.path("total")))
                .ifPresent(told -> total = Optional.of(told));
        return page;
    }
}

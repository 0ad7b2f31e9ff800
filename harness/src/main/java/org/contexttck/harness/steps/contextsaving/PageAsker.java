package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Fetches lists whole and asks for their pages (CS-P-02 to CS-P-13). */
public final class PageAsker {

    private final Lists lists;

    public PageAsker(Lists lists) {
        this.lists = lists;
    }

    void bringsInfo() throws InterruptedException {
        for (WholeList list : lists.whole()) {
            lists.ask(list, SentParameters.NOTHING.with(SentParameters.LIMIT, IntNode.valueOf(1)))
                    .filter(page -> page.info().filter(JsonNode::isObject).isEmpty())
                    .ifPresent(page -> lists.world()
                            .setAside(
                                    page.tool().tool(),
                                    page.call().line() + " brings no pagination info at "
                                            + page.tool().info() + ", so there is nothing to compare with"));
        }
    }

    void askedFor(List<Map<String, String>> table) throws InterruptedException {
        for (Map<String, String> row : table) {
            int made = 0;
            for (WholeList list : lists.whole()) {
                for (SentParameters sent :
                        SentParameters.ofList(row, list.items().size(), list.most())) {
                    lists.ask(list, sent);
                    made++;
                }
            }
            if (made == 0 && !lists.whole().isEmpty()) {
                lists.world()
                        .evidence()
                        .nothingToTry("no list of the profile has a length for " + SentParameters.words(row)
                                + "; give `arguments` of another one");
            }
        }
        for (WholeList list : lists.whole()) {
            lists.settle(list);
        }
    }

    void walked() throws InterruptedException {
        for (WholeList list : lists.whole()) {
            int size = list.items().size();
            int limit = (int) Math.min(Math.max(1, size / 3), list.most().orElse(size));
            int offset = 0;
            while (offset < size) {
                SentParameters here = SentParameters.NOTHING
                        .with(SentParameters.OFFSET, IntNode.valueOf(offset))
                        .with(SentParameters.LIMIT, IntNode.valueOf(limit));
                Optional<PageCall> page = lists.ask(list, here);
                int items = page.flatMap(PageCall::items).map(List::size).orElse(0);
                if (items == 0 || lists.askAgain(list, here).isEmpty()) {
                    break;
                }
                offset += items;
            }
            lists.settle(list);
        }
    }
}

package org.contexttck.harness.explore.participant;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.explore.Choices;
import org.contexttck.json.Json;

/** Draws one act after the other, each of what the ones before have left. */
final class DrawnActs {

    private static final int MOST_AT_ONCE = 5;
    private static final int MOST_OPEN = 6;
    private static final int MOST_TYPES = 3;
    private static final int LAST = 3;
    private static final String OTHER_NAME = "bob";

    private final Choices choices;
    private final Parts parts;
    private final List<Sort> sorts;
    private final DrawnMessages messages;
    private final List<String> open = new ArrayList<>();
    private final List<String> used = new ArrayList<>();
    private int sent;

    DrawnActs(Choices choices, Parts parts) {
        this.choices = choices;
        this.parts = parts;
        this.sorts = sorts(choices.of(SUBJECTS));
        this.messages = new DrawnMessages(choices);
    }

    /**
     * What a participant can be asked for.
     *
     * @param ids to open contexts and to send
     * @param nested to open contexts inside others
     * @param groups to show its contexts
     * @param clock to let its time pass
     */
    record Parts(boolean ids, boolean nested, boolean filters, boolean groups, boolean clock) {

        boolean any() {
            return ids || filters || groups;
        }

        private boolean has(Sort sort) {
            return switch (sort) {
                case FILTERS -> filters;
                case SHOWS -> groups;
                case OPENS, SENDS -> ids;
                case PASSES -> clock;
                default -> true;
            };
        }
    }

    /** Something that can happen. */
    private enum Sort {
        ARRIVES,
        BURST,
        FILTERS,
        SHOWS,
        OPENS,
        SENDS,
        PASSES,
        BEGINS
    }

    /** What a conversation may be about: how often each thing happens in it. */
    private static final List<Map<Sort, Integer>> SUBJECTS = List.of(
            Map.of(
                    Sort.ARRIVES,
                    8,
                    Sort.BURST,
                    2,
                    Sort.FILTERS,
                    4,
                    Sort.SHOWS,
                    3,
                    Sort.OPENS,
                    2,
                    Sort.SENDS,
                    3,
                    Sort.PASSES,
                    1,
                    Sort.BEGINS,
                    1),
            Map.of(Sort.ARRIVES, 12, Sort.BURST, 3, Sort.FILTERS, 9, Sort.BEGINS, 1),
            Map.of(Sort.ARRIVES, 12, Sort.BURST, 2, Sort.FILTERS, 3, Sort.SHOWS, 5, Sort.PASSES, 4),
            Map.of(Sort.ARRIVES, 2, Sort.OPENS, 5, Sort.SENDS, 9, Sort.FILTERS, 2, Sort.SHOWS, 2, Sort.BEGINS, 1));

    private List<Sort> sorts(Map<Sort, Integer> weights) {
        List<Sort> all = new ArrayList<>();
        for (Sort sort : Sort.values()) {
            if (parts.has(sort)) {
                all.addAll(Collections.nCopies(weights.getOrDefault(sort, 0), sort));
            }
        }
        return all;
    }

    HistoryAct next() {
        return switch (choices.of(sorts)) {
            case ARRIVES -> arrives(1, 1);
            case BURST -> arrives(1, MOST_AT_ONCE);
            case FILTERS -> filters();
            case SHOWS -> new HistoryAct.Shows();
            case OPENS -> open.size() < MOST_OPEN ? opens() : arrives(1, 1);
            case SENDS -> sends();
            case PASSES -> new HistoryAct.Passes(1 + choices.below(2));
            case BEGINS -> begins();
        };
    }

    private HistoryAct begins() {
        open.clear();
        used.clear();
        sent = 0;
        messages.forget();
        return new HistoryAct.Begins(choices.of(List.of(HistoryTalk.NAME, OTHER_NAME)));
    }

    private HistoryAct arrives(int least, int most) {
        return new HistoryAct.Arrives(choices.some(least, most, () -> arriving()));
    }

    private HistoryAct.Arriving arriving() {
        boolean back = choices.onceIn(6);
        return back && sent > 0
                ? new HistoryAct.ComesBack(Math.max(1, sent - choices.below(LAST)))
                : messages.said(used, sent);
    }

    private HistoryAct opens() {
        String as = Character.toString('a' + open.size());
        Optional<String> type = choices.maybe(1, 2, messages::usualType);
        Optional<String> within = choices.maybe(4, 5, this::one).filter(outer -> parts.nested() && !outer.isEmpty());
        open.add(as);
        return new HistoryAct.Opens(as, type, within);
    }

    /** An open context, the last being the simplest; empty text if there is none. */
    private String one() {
        int back = choices.onceIn(4) ? choices.below(MOST_OPEN) % Math.max(1, open.size()) : 0;
        return open.isEmpty() ? "" : open.get(open.size() - 1 - back);
    }

    private HistoryAct sends() {
        ObjectNode request = Json.object().put("kind", messages.kind());
        request.set("payload", messages.payload());
        choices.maybe(3, 4, this::one).filter(in -> !in.isEmpty()).ifPresent(in -> {
            request.put("in", in);
            used.add(in);
        });
        return new HistoryAct.Sends(++sent, request);
    }

    private HistoryAct filters() {
        ObjectNode request = Json.object();
        switch (choices.below(7)) {
            case 0 -> request.put("by", "everything");
            case 1 -> request.put("by", "main");
            case 2 -> request.put("by", "conclusions");
            case 3, 4 -> {
                ArrayNode types = request.put("by", "types").putArray("types");
                choices.some(0, MOST_TYPES, 1, messages::type).forEach(types::add);
            }
            default -> request.put("by", "context").put("context", messages.anyContext(used));
        }
        return new HistoryAct.Filters(request);
    }
}

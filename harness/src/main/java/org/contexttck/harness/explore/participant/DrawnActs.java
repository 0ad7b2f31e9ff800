package org.contexttck.harness.explore.participant;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
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
    private final DrawnMessages messages;
    private final List<String> open = new ArrayList<>();
    private final List<String> used = new ArrayList<>();
    private int sent;

    DrawnActs(Choices choices, Parts parts) {
        this.choices = choices;
        this.parts = parts;
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
    }

    HistoryAct next() {
        switch (choices.below(20)) {
            case 8:
                return arrives(1, MOST_AT_ONCE);
            case 9, 10, 11, 12:
                return parts.filters() ? filters() : arrives(1, 1);
            case 13, 14:
                return parts.groups() ? new HistoryAct.Shows() : arrives(1, 1);
            case 15:
                return parts.ids() && open.size() < MOST_OPEN ? opens() : arrives(1, 1);
            case 16, 17:
                return parts.ids() ? sends() : arrives(1, 1);
            case 18:
                return parts.clock() ? new HistoryAct.Passes(1 + choices.below(2)) : arrives(1, 1);
            case 19:
                return choices.onceIn(2) ? begins() : arrives(1, 1);
            default:
                return arrives(1, 1);
        }
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
        return sent > 0 && choices.below(6) == 5
                ? new HistoryAct.ComesBack(Math.max(1, sent - choices.below(LAST)))
                : messages.said(used, sent);
    }

    private HistoryAct opens() {
        String as = Character.toString('a' + open.size());
        Optional<String> type = choices.maybe(1, 2, messages::usualType);
        Optional<String> within = parts.nested() && !open.isEmpty()
                ? choices.maybe(2, 3, () -> open.get(open.size() - 1 - choices.below(open.size())))
                : Optional.empty();
        open.add(as);
        return new HistoryAct.Opens(as, type, within);
    }

    private HistoryAct sends() {
        ObjectNode request = Json.object().put("kind", messages.kind());
        request.set("payload", messages.payload());
        if (!open.isEmpty()) {
            choices.maybe(3, 4, () -> open.get(open.size() - 1 - choices.below(open.size())))
                    .ifPresent(in -> {
                        request.put("in", in);
                        used.add(in);
                    });
        }
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

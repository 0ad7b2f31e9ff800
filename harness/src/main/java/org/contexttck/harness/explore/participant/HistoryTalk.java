package org.contexttck.harness.explore.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.target.participant.ParticipantTarget;
import org.contexttck.harness.wire.Unreachable;

/** What happens to one participant from when it remembers nothing, one thing after the other. */
record HistoryTalk(ParticipantTarget target, Setting setting, List<HistoryAct> acts) implements Conversation {

    /** What it is called at first. */
    static final String NAME = "ann";

    /** Without a clock of the kit's, nothing concludes in so long. */
    static final long LONG_IDLE_MILLIS = 60_000;

    static final String IN_CONTEXT = "a message in a context";
    static final String PLAIN = "a message in no context";
    static final String NULL = "a context of null";
    static final String NESTED = "a context within another";
    static final String TYPED = "a context with type";
    static final String ANSWER = "a message that refers to another, or to a context";
    static final String ODD_PAYLOAD = "a payload that is no object";
    static final String SAME_ID = "an id of a message again";
    static final String BURST = "several messages at once";
    static final String OLDER = "a time before that of others";
    static final String AS_ITSELF = "a message in its name";
    static final String RETURNED = "its own message comes back";
    static final String OPENED = "a context of its own";
    static final String SENT = "a message of its own";
    static final String LATER = "time passes";
    static final String ANEW = "it begins anew";
    static final String FILTER = "a filter";
    static final String GROUPS = "its contexts";

    HistoryTalk {
        acts = List.copyOf(acts);
    }

    @Override
    public List<String> steps() {
        return acts.stream().map(HistoryAct::line).toList();
    }

    @Override
    public Set<String> dimensions() {
        Set<String> all = new LinkedHashSet<>();
        Set<String> ids = new HashSet<>();
        for (HistoryAct act : acts) {
            if (act instanceof HistoryAct.Arrives arrives) {
                add(arrives.messages().size() > 1, BURST, all);
                arrives.messages().forEach(one -> arriving(one, ids, all));
            } else {
                all.add(sort(act));
            }
        }
        return all;
    }

    private static String sort(HistoryAct act) {
        return act instanceof HistoryAct.Opens
                ? OPENED
                : act instanceof HistoryAct.Sends
                        ? SENT
                        : act instanceof HistoryAct.Passes
                                ? LATER
                                : act instanceof HistoryAct.Begins
                                        ? ANEW
                                        : act instanceof HistoryAct.Filters ? FILTER : GROUPS;
    }

    private static void arriving(HistoryAct.Arriving one, Set<String> ids, Set<String> all) {
        if (!(one instanceof HistoryAct.Said said)) {
            all.add(RETURNED);
            return;
        }
        ObjectNode members = said.members();
        JsonNode context = members.path("context");
        all.add(context.isMissingNode() ? PLAIN : context.isNull() ? NULL : IN_CONTEXT);
        add(context.has("parent"), NESTED, all);
        add(context.has("type"), TYPED, all);
        add(members.has("correlation_id"), ANSWER, all);
        add(!members.path("payload").isObject(), ODD_PAYLOAD, all);
        add(members.has("ts"), OLDER, all);
        add(said.from().equals(NAME), AS_ITSELF, all);
        add(!ids.add(said.id()) || said.id().startsWith("{"), SAME_ID, all);
    }

    private static void add(boolean does, String dimension, Set<String> all) {
        if (does) {
            all.add(dimension);
        }
    }

    /** Everything that it can be asked for. */
    static List<String> dimensions(boolean ids, boolean filters, boolean groups, boolean clock) {
        return Stream.of(
                        Stream.of(
                                IN_CONTEXT,
                                PLAIN,
                                NULL,
                                NESTED,
                                TYPED,
                                ANSWER,
                                ODD_PAYLOAD,
                                SAME_ID,
                                BURST,
                                OLDER,
                                AS_ITSELF,
                                ANEW),
                        Stream.of(OPENED, SENT, RETURNED).filter(it -> ids),
                        Stream.of(FILTER).filter(it -> filters),
                        Stream.of(GROUPS).filter(it -> groups),
                        Stream.of(LATER).filter(it -> clock))
                .flatMap(it -> it)
                .toList();
    }

    /** Whatever was said before, it has forgotten when it begins. */
    @Override
    public Findings hold(boolean alone) throws Unreachable, InterruptedException {
        Findings findings = new Findings();
        new HeldHistory(target, Monitors.of(Role.PARTICIPANT, setting, findings), findings).hold(acts);
        return findings;
    }
}

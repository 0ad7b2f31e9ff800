package org.contexttck.harness.explore.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.target.gateway.GatewayTarget;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.websocket.WebSocketClosed;

/** What happens in one room, one thing after the other. What each participant must get of it is for the monitor of envelopes to say. */
record RoomTalk(GatewayTarget target, Setting setting, List<Act> acts) implements Conversation {

    /** Who is there from the beginning. */
    static final List<String> FIRST = List.of("ann", "ben", "cem");

    static final String IN_CONTEXT = "a message in a context";
    static final String PLAIN = "a message in no context";
    static final String SHARED = "one context of several senders";
    static final String NESTED = "a context within another";
    static final String TYPED = "a context with type";
    static final String METADATA = "a context with metadata";
    static final String ADDRESSED = "an addressed message";
    static final String ANSWER = "a message that refers to another";
    static final String ODD_PAYLOAD = "a payload that is no object";
    static final String EQUAL = "the same payload again";
    static final String MORE = "members that nobody knows";
    static final String JOINING = "somebody joins later";
    static final String LEAVING = "somebody leaves";
    /** Where the profile says how to ask for one. */
    static final String FILTER = "a filter";

    static final List<String> DIMENSIONS = List.of(
            IN_CONTEXT,
            PLAIN,
            SHARED,
            NESTED,
            TYPED,
            METADATA,
            ADDRESSED,
            ANSWER,
            ODD_PAYLOAD,
            EQUAL,
            MORE,
            JOINING,
            LEAVING);

    private static final Set<String> KNOWN = Set.of("context", "payload", "to", "correlation_id");

    RoomTalk {
        acts = List.copyOf(acts);
    }

    @Override
    public List<String> steps() {
        return Stream.concat(
                        Stream.of(String.join(", ", FIRST) + " join"),
                        acts.stream().map(Act::line))
                .toList();
    }

    @Override
    public Set<String> dimensions() {
        Set<String> all = new LinkedHashSet<>();
        Set<JsonNode> payloads = new LinkedHashSet<>();
        Set<String> uses = new LinkedHashSet<>();
        for (Act act : acts) {
            if (act instanceof Act.Joins) {
                all.add(JOINING);
            } else if (act instanceof Act.Leaves) {
                all.add(LEAVING);
            } else if (act instanceof Act.Asks) {
                all.add(FILTER);
            } else if (act instanceof Act.Says says) {
                members(says.members(), all);
                if (!payloads.add(says.members().path("payload"))) {
                    all.add(EQUAL);
                }
                String id = says.members().path("context").path("id").asText("");
                boolean elsewhere =
                        uses.stream().anyMatch(use -> use.endsWith(" " + id) && !use.startsWith(says.who() + " "));
                if (!id.isEmpty() && elsewhere) {
                    all.add(SHARED);
                }
                uses.add(says.who() + " " + id);
            }
        }
        return all;
    }

    private static void members(ObjectNode members, Set<String> all) {
        JsonNode context = members.path("context");
        all.add(context.isMissingNode() ? PLAIN : IN_CONTEXT);
        add(context.has("parent"), NESTED, all);
        add(context.has("type"), TYPED, all);
        add(context.has("metadata"), METADATA, all);
        add(members.has("to"), ADDRESSED, all);
        add(members.has("correlation_id"), ANSWER, all);
        add(!members.path("payload").isObject(), ODD_PAYLOAD, all);
        add(members.properties().stream().anyMatch(one -> !KNOWN.contains(one.getKey())), MORE, all);
    }

    private static void add(boolean does, String dimension, Set<String> all) {
        if (does) {
            all.add(dimension);
        }
    }

    /** Each time in a room of its own, so that nothing said before matters. */
    @Override
    public Findings hold(boolean alone) throws Unreachable, InterruptedException {
        Findings findings = new Findings();
        HeldRoom room = new HeldRoom(target, setting, findings);
        room.hold(acts).ifPresent(one -> findings.broke("SC-G-05", cutOff(one)));
        return findings;
    }

    private static Fault cutOff(GatewayParticipant one) {
        String how = one.closed().map(WebSocketClosed::describe).orElse("");
        return Fault.of("", "the connection of " + one.id() + " was " + how, "everybody stays connected", how)
                .shownBy(one.transcript(), List.of());
    }
}

package org.contexttck.reference.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** One who takes messages, writes messages, and keeps what was said in order. Not for several threads. */
public final class Participant {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final String name;
    private final Clock clock;
    private final ParticipantBehaviour behaviour;
    private final SubContexts contexts;
    private final Set<String> sent = new HashSet<>();

    /**
     * Starts with an empty history.
     *
     * @param name what it is called in the room
     * @param clock for time stamps and the idle time
     * @param limits on grouping
     * @param behaviour the right ones or broken ones
     */
    public Participant(String name, Clock clock, GroupingLimits limits, ParticipantBehaviour behaviour) {
        this.name = name;
        this.clock = clock;
        this.behaviour = behaviour;
        this.contexts = new SubContexts(clock, limits, behaviour);
        behaviour.begins();
    }

    /**
     * Takes messages that have arrived together. Its own, coming back, are not counted again.
     *
     * @return how many are in no group because there are too many
     * @throws Unacceptable never with the right behaviour
     */
    public int receive(List<JsonNode> envelopes) throws Unacceptable {
        int over = 0;
        for (JsonNode envelope : behaviour.arrived(envelopes)) {
            over += receive(Message.of(envelope)) ? 0 : 1;
        }
        return over;
    }

    private boolean receive(Message message) throws Unacceptable {
        if (behaviour.echoes(message.from().equals(name), sent.contains(message.id()))) {
            return true;
        }
        behaviour.accept(message, message.contextId().map(contexts::concluded).orElse(false));
        return take(message, false);
    }

    private boolean take(Message message, boolean own) {
        return behaviour.taken(message, own).map(contexts::add).orElse(true);
    }

    /** A new context, inside another or not. */
    public ContextRef open(Optional<String> type, Optional<ContextRef> within) {
        return behaviour.open(type, within);
    }

    /** An id for a context. */
    public String newContextId() {
        return behaviour.newContextId();
    }

    /**
     * Writes a message.
     *
     * @param in the context it is in; absent for the main one
     * @param correlation id of the message or context that it refers to
     * @return the envelope for the gateway
     */
    public ObjectNode write(String kind, JsonNode payload, Optional<ContextRef> in, Optional<String> correlation) {
        ObjectNode envelope = NODES.objectNode()
                .put("protocol", "mcpp/v0.1")
                .put("id", UUID.randomUUID().toString())
                .put("ts", clock.instant().truncatedTo(ChronoUnit.MILLIS).toString())
                .put("from", name)
                .put("kind", kind);
        correlation.ifPresent(id -> envelope.put("correlation_id", id));
        in.map(behaviour::written).ifPresent(context -> {
            ObjectNode member = envelope.putObject("context").put("id", context.id());
            context.type().ifPresent(type -> member.put("type", type));
            context.parent().ifPresent(parent -> member.put("parent", parent));
        });
        envelope.set("payload", payload);
        sent.add(envelope.get("id").textValue());
        take(Message.of(envelope), true);
        return behaviour.sent(envelope);
    }

    /** What it has heard and said. */
    public SubContexts contexts() {
        return contexts;
    }
}

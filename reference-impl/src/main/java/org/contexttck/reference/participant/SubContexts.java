package org.contexttck.reference.participant;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The history of one participant and the contexts in it. A context is there from its first message, counts as concluded
 * after the idle time, in which no message refers to it, and starts anew with a later message. When there are too many, concluded ones make room; if none
 * is, messages of further contexts are kept in the history but not grouped, and that is reported. Not for several threads.
 */
public final class SubContexts {

    private static final class Context {

        private final String id;
        private final List<Message> messages = new ArrayList<>();
        private Optional<String> parent = Optional.empty();
        private Instant last = Instant.MIN;

        private Context(String id) {
            this.id = id;
        }
    }

    private final Clock clock;
    private final GroupingLimits limits;
    private final ParticipantBehaviour behaviour;
    private final List<Message> history = new ArrayList<>();
    private final Map<String, Context> contexts = new LinkedHashMap<>();
    /** The same contexts, the one that has been quiet the longest first. */
    private final Map<String, Context> byUse = new LinkedHashMap<>(16, 0.75f, true);

    /**
     * Starts with nothing.
     *
     * @param clock for the idle time
     * @param limits on grouping
     * @param behaviour the right ones or broken ones
     */
    public SubContexts(Clock clock, GroupingLimits limits, ParticipantBehaviour behaviour) {
        this.clock = clock;
        this.limits = limits;
        this.behaviour = behaviour;
    }

    /**
     * Takes a message into the history and into its context.
     *
     * @return false if it is in no group because there are too many
     */
    public boolean add(Message message) {
        if (behaviour.forgetsConcluded()
                && message.contextId().filter(this::concluded).isPresent()) {
            history.removeIf(before -> before.contextId().equals(message.contextId()));
        }
        history.add(message);
        behaviour.references(message).stream()
                .map(behaviour::key)
                .filter(byUse::containsKey)
                .map(byUse::get)
                .filter(context -> !concluded(context) || behaviour.reopensByReference())
                .forEach(context -> context.last = clock.instant());
        if (message.contextId().isEmpty()) {
            return true;
        }
        String id = message.contextId().get();
        String key = behaviour.key(id);
        if (concluded(id)) {
            forget(key);
        }
        if (!contexts.containsKey(key) && !room()) {
            return false;
        }
        Context context = contexts.computeIfAbsent(key, absent -> new Context(id));
        byUse.put(key, context);
        context.messages.add(message);
        context.last = clock.instant();
        if (context.parent.isEmpty()) {
            context.parent = message.parent();
        }
        return true;
    }

    private boolean room() {
        Iterator<Context> quietest = byUse.values().iterator();
        if (contexts.size() >= limits.contexts() && quietest.hasNext()) {
            Context oldest = quietest.next();
            if (concluded(oldest)) {
                forget(behaviour.key(oldest.id));
            }
        }
        return contexts.size() < limits.contexts();
    }

    private void forget(String key) {
        contexts.remove(key);
        byUse.remove(key);
    }

    /** Whether there is a context with this id that has been quiet for the idle time. */
    public boolean concluded(String id) {
        return Optional.ofNullable(contexts.get(behaviour.key(id)))
                .map(this::concluded)
                .orElse(false);
    }

    private boolean concluded(Context context) {
        return behaviour.concludes()
                && Duration.between(context.last, clock.instant()).compareTo(limits.idle()) >= 0;
    }

    /** The messages that a filter keeps, in order of arrival. */
    public List<Message> history(ContextFilter filter) {
        return behaviour.kept(filter, List.copyOf(history));
    }

    /** The contexts as they are now. */
    public Groups groups() {
        List<GroupTree.Node> nodes = contexts.entrySet().stream()
                .map(entry -> node(entry.getKey(), entry.getValue()))
                .toList();
        return behaviour.shown(GroupTree.of(nodes, limits.depth(), behaviour.cutsCircles()));
    }

    private GroupTree.Node node(String key, Context context) {
        Group group = new Group(context.id, 1, Optional.empty(), List.copyOf(context.messages), concluded(context));
        return new GroupTree.Node(key, context.parent.map(behaviour::key), group);
    }
}

package org.contexttck.harness.explore.client;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.monitor.prompt.ResultMarks;

/**
 * What a client has made of a conversation, if it takes the liberties that it takes and has seen results in the order in which it
 * has. A pure value.
 *
 * @param habits how it uses what the source leaves open
 * @param pairs what hints have paired so far
 * @param results of all calls, in the order of the conversation
 */
record PossibleClient(Habits habits, Set<Paired> pairs, Map<String, Kept> results) {

    private static final String WORKFLOW_TOOL = "get_workflow_step";

    /** A tool and its consumer, on one server. */
    record Paired(String server, String tool, String consumer) {}

    /** What may have become of a result. */
    enum Standing {
        PLAIN,
        WAITING,
        COLLAPSED
    }

    /** @param consumers those that its tool had when it came */
    record Kept(String server, String tool, boolean usable, Standing standing, Set<String> consumers) {

        Kept as(Standing other) {
            return new Kept(server, tool, usable, other, consumers);
        }
    }

    static PossibleClient fresh(Habits habits) {
        return new PossibleClient(habits, Set.of(), Map.of());
    }

    Standing standing(SentCall call) {
        Kept kept = results.get(call.callId());
        return kept == null ? Standing.PLAIN : kept.standing();
    }

    /** Results of these calls stand behind those of the others; nothing is made of them yet. */
    PossibleClient placed(List<SentCall> calls) {
        Map<String, Kept> more = new LinkedHashMap<>(results);
        calls.forEach(call -> more.put(
                call.callId(),
                new Kept(world(call), call.tool(), call.marks().summary().isPresent(), Standing.PLAIN, Set.of())));
        return new PossibleClient(habits, pairs, more);
    }

    /** A result is taken: first its hints, then what it consumes, then it waits itself (R7). */
    PossibleClient taken(SentCall call) {
        ResultMarks marks = call.marks();
        PossibleClient next = hinted(call);
        next = marks.consumed() ? next.consumed(call) : next;
        boolean waits = marks.marked()
                && (!marks.failed() || habits.breaks(Habits.FAILED_WAITS))
                && (marks.summary().isPresent() || !habits.leavesUnusable());
        return waits ? next.with(call.callId(), next.waiting(call)) : next;
    }

    private PossibleClient hinted(SentCall call) {
        boolean counts = call.tool().equals(WORKFLOW_TOOL) || habits.breaks(Habits.ANY_TOOL_HINTS);
        Set<Paired> more = new HashSet<>(pairs);
        call.marks().hints().stream()
                .filter(hint -> counts && hint.exact())
                .forEach(hint -> more.add(new Paired(world(call), hint.tool(), hint.consumer())));
        return more.size() == pairs.size() ? this : new PossibleClient(habits, more, results);
    }

    private Kept waiting(SentCall call) {
        Kept kept = results.get(call.callId());
        return new Kept(
                kept.server(), kept.tool(), kept.usable(), Standing.WAITING, consumers(kept.server(), kept.tool()));
    }

    private PossibleClient consumed(SentCall consumer) {
        return chosen(consumer)
                .map(id -> with(id, results.get(id).as(Standing.COLLAPSED)))
                .orElse(this);
    }

    /** The result that a consumption collapses: the first that waits for it. */
    private Optional<String> chosen(SentCall consumer) {
        String server = world(consumer);
        boolean registered = isConsumer(consumer);
        return results.entrySet().stream()
                .filter(one -> one.getValue().standing() == Standing.WAITING
                        && one.getValue().server().equals(server))
                .filter(one -> registered
                        ? pairedWith(one.getValue(), consumer.tool())
                        : habits.unscoped() && isUnscoped(one.getValue()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Whether a hint has registered the tool of this call as a consumer. */
    boolean isConsumer(SentCall call) {
        return pairs.stream()
                .anyMatch(pair ->
                        pair.server().equals(world(call)) && pair.consumer().equals(call.tool()));
    }

    /** Whether the tool of this result is paired with that consumer. */
    boolean isPaired(SentCall result, SentCall consumer) {
        return world(result).equals(world(consumer))
                && consumers(world(result), result.tool()).contains(consumer.tool());
    }

    /** Whether the tool of this result is paired with any consumer. */
    boolean isPaired(SentCall result) {
        return !consumers(world(result), result.tool()).isEmpty();
    }

    private boolean pairedWith(Kept kept, String consumer) {
        return (habits.late() == Habits.LateHints.PAIR ? consumers(kept.server(), kept.tool()) : kept.consumers())
                .contains(consumer);
    }

    private boolean isUnscoped(Kept kept) {
        boolean now = consumers(kept.server(), kept.tool()).isEmpty();
        return habits.late() == Habits.LateHints.CHANGE_NOTHING
                ? kept.consumers().isEmpty()
                : now;
    }

    private Set<String> consumers(String server, String tool) {
        return pairs.stream()
                .filter(pair -> pair.server().equals(server) && pair.tool().equals(tool))
                .map(Paired::consumer)
                .collect(Collectors.toSet());
    }

    private PossibleClient with(String callId, Kept kept) {
        Map<String, Kept> other = new LinkedHashMap<>(results);
        other.put(callId, kept);
        return new PossibleClient(habits, pairs, other);
    }

    private String world(SentCall call) {
        return habits.breaks(Habits.ONE_WORLD) ? "" : call.server();
    }
}

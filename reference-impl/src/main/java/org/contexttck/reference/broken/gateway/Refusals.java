package org.contexttck.reference.broken.gateway;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import org.contexttck.reference.gateway.Code;
import org.contexttck.reference.gateway.ContextHead;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Reaction;

/** Refusals of what should pass, and wrong treatment of what should be refused. */
final class Refusals {

    private static final Set<String> TYPES = Set.of("reasoning", "workflow", "delegation");
    private static final long IDLE_NANOS = 1_500_000_000L;
    private static final int FULL = 8_000;
    private static final int DEEP = 500;
    private static final int NESTED = 100;

    static final GatewayMistakes ALL = new GatewayMistakes()
            .overlooks("BelievesFrom", Code.FORGED_FROM)
            // going on for ever, without the heat
            .fails("ChasesParents", Reaction.STALL, Refusals::chaseParents)
            .refuses(
                    "ContextOnlyOnReflections",
                    "context_not_allowed",
                    "only a reflection has a context",
                    () -> (envelope, sender) ->
                            envelope.context().isPresent() && !envelope.kind().equals("reflection"))
            .refuses(
                    "CorrelationMustBeMessage",
                    "unknown_message",
                    "correlation_id names no message",
                    Refusals::wantMessage)
            .reaction("DiesOnBrokenJson", Code.NOT_JSON, Reaction.DROP_ROOM)
            .reaction("DisconnectsOnBadContext", Code.BAD_CONTEXT, Reaction.HANG_UP)
            .reaction("DropsBadContextSilently", Code.BAD_CONTEXT, Reaction.IGNORE)
            .fails("DropsRepeatedIds", Reaction.IGNORE, Refusals::wantNewId)
            .refuses("ForgetsIdleContexts", "unknown_context", "this context is over", Refusals::wantRecentUse)
            .overlooks("ForwardsDuplicateKeys", Code.DUPLICATE_KEY)
            .fails("LosesDeepContexts", Reaction.IGNORE, Refusals::wantShallow)
            .fails("KeepsEveryContext", Reaction.IGNORE, Refusals::fillMemory)
            .fails("OverflowsOnDepth", Reaction.IGNORE, () -> (envelope, sender) -> envelope.depth() > DEEP)
            .refuses("RefusesUnknownParent", "unknown_parent", "nobody has heard of the parent", Refusals::wantParent)
            .refuses(
                    "RefusesUnknownType",
                    "unknown_type",
                    "this is no type of context",
                    () -> (envelope, sender) -> !envelope.context()
                            .flatMap(ContextHead::type)
                            .map(TYPES::contains)
                            .orElse(true))
            .refuses(
                    "RefusesOtherTypesOfOthers",
                    "another_type",
                    "whoever began this context gave it another type",
                    Refusals::wantTheFirstType)
            .refuses("WantsContextStart", "unknown_context", "this context was not started", Refusals::wantStart);

    private Refusals() {}

    private static BiPredicate<Envelope, Member> chaseParents() {
        Map<String, String> parents = new ConcurrentHashMap<>();
        return (envelope, sender) -> envelope.context()
                .filter(context -> {
                    context.parent().ifPresent(parent -> parents.put(context.id(), parent));
                    return runInCircle(parents, context.id());
                })
                .isPresent();
    }

    private static boolean runInCircle(Map<String, String> parents, String from) {
        Set<String> passed = new HashSet<>();
        String at = from;
        while (parents.containsKey(at)) {
            if (!passed.add(at)) {
                return true;
            }
            at = parents.get(at);
        }
        return false;
    }

    private static BiPredicate<Envelope, Member> wantMessage() {
        Set<String> messages = ConcurrentHashMap.newKeySet();
        return (envelope, sender) -> {
            boolean known = envelope.correlationId().map(messages::contains).orElse(true);
            if (known) {
                envelope.id().ifPresent(messages::add);
            }
            return !known;
        };
    }

    private static BiPredicate<Envelope, Member> wantNewId() {
        Set<String> seen = ConcurrentHashMap.newKeySet();
        return (envelope, sender) ->
                envelope.id().isPresent() && !seen.add(envelope.id().get());
    }

    private static BiPredicate<Envelope, Member> wantRecentUse() {
        Map<String, Long> used = new ConcurrentHashMap<>();
        return (envelope, sender) -> {
            if (envelope.context().isEmpty()) {
                return false;
            }
            String id = envelope.context().get().id();
            long now = System.nanoTime();
            boolean idle = now - used.getOrDefault(id, now) > IDLE_NANOS;
            used.put(id, idle ? used.get(id) : now);
            return idle;
        };
    }

    private static BiPredicate<Envelope, Member> wantTheFirstType() {
        Map<String, String> types = new ConcurrentHashMap<>();
        return (envelope, sender) -> {
            Optional<String> type = envelope.context().flatMap(ContextHead::type);
            if (type.isEmpty()) {
                return false;
            }
            String id = envelope.context().get().id();
            String first = types.putIfAbsent(id, sender.id() + " " + type.get());
            return first != null && !first.startsWith(sender.id() + " ") && !first.endsWith(" " + type.get());
        };
    }

    private static BiPredicate<Envelope, Member> fillMemory() {
        Map<Member, Set<String>> kept = new ConcurrentHashMap<>();
        return (envelope, sender) -> {
            Set<String> ofSender = kept.computeIfAbsent(sender, absent -> new HashSet<>());
            boolean full = ofSender.size() == FULL && envelope.context().isPresent();
            if (!full) {
                envelope.context().map(ContextHead::id).ifPresent(ofSender::add);
            }
            return full;
        };
    }

    private static BiPredicate<Envelope, Member> wantParent() {
        Set<String> seen = ConcurrentHashMap.newKeySet();
        return (envelope, sender) -> {
            boolean known = envelope.context()
                    .flatMap(ContextHead::parent)
                    .map(seen::contains)
                    .orElse(true);
            if (known) {
                envelope.context().map(ContextHead::id).ifPresent(seen::add);
            }
            return !known;
        };
    }

    /** No more contexts inside each other than so many. */
    private static BiPredicate<Envelope, Member> wantShallow() {
        Map<String, Integer> levels = new ConcurrentHashMap<>();
        return (envelope, sender) -> envelope.context()
                .filter(context -> {
                    int level = context.parent()
                                    .map(parent -> levels.getOrDefault(parent, 1))
                                    .orElse(0)
                            + 1;
                    levels.put(context.id(), level);
                    return level > NESTED;
                })
                .isPresent();
    }

    private static BiPredicate<Envelope, Member> wantStart() {
        Set<String> started = ConcurrentHashMap.newKeySet();
        return (envelope, sender) -> {
            if (envelope.kind().equals("context/start")) {
                envelope.context().map(ContextHead::id).ifPresent(started::add);
            }
            return !envelope.context()
                    .map(ContextHead::id)
                    .map(started::contains)
                    .orElse(true);
        };
    }
}

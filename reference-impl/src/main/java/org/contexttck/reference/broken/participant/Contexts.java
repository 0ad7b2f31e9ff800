package org.contexttck.reference.broken.participant;

import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.contexttck.reference.participant.ContextRef;
import org.contexttck.reference.participant.ParticipantBehaviour;

/** Contexts that are opened, named, followed or concluded wrongly. */
final class Contexts {

    static final ParticipantMistakes ALL = new ParticipantMistakes()
            .opening(
                    "ChildReusesParentId",
                    (id, type, within) ->
                            new ContextRef(within.map(ContextRef::id).orElse(id), type, within.map(ContextRef::id)))
            .opening("ChildWithoutParent", (id, type, within) -> new ContextRef(id, type, Optional.empty()))
            .references("ConcludesAnsweredContexts", message -> message.parent().stream())
            .references("ConcludesParentsInUse", message -> message.correlation().stream())
            .ids(
                    "ContextIdsOfClockAndProcess",
                    () -> () -> "reasoning-" + System.nanoTime() + "-"
                            + ProcessHandle.current().pid())
            .ids("CountingContextIds", () -> {
                AtomicLong last = new AtomicLong();
                return () -> "ctx-" + last.incrementAndGet();
            })
            .ids("SeedsContextIds", () -> {
                Random random = new Random(42);
                return () -> new UUID(random.nextLong(), random.nextLong()).toString();
            })
            .refusal("FailsOnContext", "the member context is unknown", (message, concluded) -> message.inContext())
            .behaviour("GroupNeverConcludes", () -> new ParticipantBehaviour() {
                @Override
                public boolean concludes() {
                    return false;
                }
            })
            .behaviour("NewIdForEachMessage", () -> new ParticipantBehaviour() {
                @Override
                public ContextRef written(ContextRef open) {
                    return new ContextRef(newContextId(), open.type(), open.parent());
                }
            })
            .behaviour("SilentLimits", () -> new ParticipantBehaviour() {
                @Override
                public boolean reportsLimits() {
                    return false;
                }
            })
            .ids("TimestampContextIds", Contexts::times)
            .refusal("UnknownContextIsAnError", "unknown context", (message, concluded) -> concluded)
            .behaviour("WalksCyclesForever", () -> new ParticipantBehaviour() {
                @Override
                public boolean cutsCircles() {
                    return false;
                }
            });

    private Contexts() {}

    /** The time in milliseconds, each later than the last. */
    private static Supplier<String> times() {
        AtomicLong last = new AtomicLong();
        return () -> "ctx-" + last.updateAndGet(before -> Math.max(before + 1, System.currentTimeMillis()));
    }
}

package org.contexttck.reference.broken.participant;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.contexttck.reference.participant.ContextRef;
import org.contexttck.reference.participant.Habits;

/** Contexts that are opened, named, followed or concluded wrongly. */
final class Contexts {

    static final ParticipantMistakes ALL = new ParticipantMistakes()
            .opening(
                    "ChildReusesParentId",
                    (id, type, within) ->
                            new ContextRef(within.map(ContextRef::id).orElse(id), type, within.map(ContextRef::id)))
            .opening("ChildWithoutParent", (id, type, within) -> new ContextRef(id, type, Optional.empty()))
            .ids("CountingContextIds", () -> {
                AtomicLong last = new AtomicLong();
                return () -> "ctx-" + last.incrementAndGet();
            })
            .refusal("FailsOnContext", "the member context is unknown", (message, concluded) -> message.inContext())
            .habits("GroupNeverConcludes", () -> new Habits() {
                @Override
                public boolean concludes() {
                    return false;
                }
            })
            .habits("NewIdForEachMessage", () -> new Habits() {
                @Override
                public ContextRef written(ContextRef open) {
                    return new ContextRef(newContextId(), open.type(), open.parent());
                }
            })
            .habits("SilentLimits", () -> new Habits() {
                @Override
                public boolean reportsLimits() {
                    return false;
                }
            })
            .ids("TimestampContextIds", Contexts::times)
            .refusal("UnknownContextIsAnError", "unknown context", (message, concluded) -> concluded)
            .habits("WalksCyclesForever", () -> new Habits() {
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

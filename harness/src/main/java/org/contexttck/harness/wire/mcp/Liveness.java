package org.contexttck.harness.wire.mcp;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Lost;
import org.contexttck.harness.wire.Answer.Meanwhile;
import org.contexttck.harness.wire.Answer.Silent;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Patience;
import org.contexttck.harness.wire.ProcessActivity;

/**
 * Finds out whether one request stays unanswered by its target's own doing. It does if the target answered something else
 * twice in good time, with a quarter of the limit between, in which it did not answer this; or if its process is idle, and still is after another quarter. As long
 * as neither is so the target is waited for, until twice the limit is over, or six times for a process that the machine holds
 * up; whether it could have answered is unclear then.
 */
final class Liveness {

    private static final int PARTS = 4;
    private static final Duration LEAST_PART = Duration.ofMillis(250);

    private final Watched watched;
    private final Duration patience;
    private final Duration part;
    private final Deadline limit;
    private final Deadline last;
    private final Deadline heldUp;
    private boolean alive;

    /** The request, and what else can be had of its target. */
    interface Watched {

        /** Whether it still has no answer. */
        boolean waits();

        /** Asks something that is answered at once. */
        CompletableFuture<Answer> ping(Duration longest);

        /** What is asked by {@link #ping}, such as {@code ping}. */
        String question();

        /** Looks at the process, if there is one; may take a moment. */
        CompletableFuture<Optional<ProcessActivity>> activity();

        /** It is waited for no longer. */
        void silent(Silent outcome);

        /** Does something later unless it has been answered by then. */
        void later(Duration time, Runnable what);
    }

    /** @param clock nanoseconds in which the kit was not held up */
    Liveness(Watched watched, Duration patience, LongSupplier clock) {
        this.watched = watched;
        this.patience = patience;
        Duration quarter = patience.dividedBy(PARTS);
        this.part = quarter.compareTo(LEAST_PART) < 0 ? LEAST_PART : quarter;
        this.limit = new Deadline(clock, patience);
        this.last = new Deadline(clock, patience.multipliedBy(2).plus(part));
        this.heldUp = new Deadline(clock, patience.multipliedBy(Patience.HELD_UP));
    }

    /** Begins to wait. */
    void begin() {
        watched.later(patience.minus(patience.dividedBy(PARTS)), this::look);
    }

    private void look() {
        if (!watched.waits()) {
            return;
        }
        CompletableFuture<Answer> ping = watched.ping(longer(last.rest(), part));
        watched.later(longer(limit.rest(), part), () -> slow(ping));
        ping.thenAccept(this::answered);
    }

    private synchronized void answered(Answer ping) {
        if (!watched.waits()) {
            return;
        }
        boolean never = ping.outcome() instanceof Silent || ping.outcome() instanceof Lost;
        boolean soon = !never && ping.took().compareTo(part) <= 0;
        if (soon && alive && limit.passed()) {
            over(
                    patience,
                    new Meanwhile(
                            true,
                            "while it answered " + watched.question() + " after "
                                    + OneLine.of(longer(ping.took(), Duration.ofMillis(1)))));
        } else if (never || !soon && last.passed()) {
            watched.activity().thenAccept(seen -> unclear(never, seen));
        } else {
            alive = soon;
            watched.later(longer(limit.rest(), part), this::look);
        }
    }

    /** Without an answer to the ping, what the process does has to show it. */
    private void slow(CompletableFuture<Answer> ping) {
        ifIdle(ping, () -> watched.later(part, () -> ifIdle(ping, () -> over(patience.plus(part), idle()))));
    }

    /** Does something if the process neither answers nor does anything. It may have answered, and the kit not have read it. */
    private void ifIdle(CompletableFuture<Answer> ping, Runnable then) {
        if (!ping.isDone() && watched.waits()) {
            watched.activity().thenAccept(seen -> {
                if (!ping.isDone() && seen.filter(ProcessActivity::idle).isPresent()) {
                    then.run();
                }
            });
        }
    }

    private void unclear(boolean never, Optional<ProcessActivity> seen) {
        if (never && seen.filter(ProcessActivity::idle).isPresent()) {
            over(patience.plus(part), idle());
            return;
        }
        if (seen.filter(ProcessActivity::heldUp).isPresent() && !heldUp.passed()) {
            look();
            return;
        }
        String state = seen.filter(it -> !it.idle())
                .map(it -> " (its process was " + it.text() + ")")
                .orElse("");
        String ping = (never ? "nor any to " : "and only late ones to ") + watched.question();
        watched.silent(new Silent(
                patience.multipliedBy(heldUp.passed() ? Patience.HELD_UP : 2), new Meanwhile(false, ping + state)));
    }

    private static Meanwhile idle() {
        return new Meanwhile(true, "while its process was idle");
    }

    private void over(Duration waited, Meanwhile seen) {
        watched.silent(new Silent(waited, seen));
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? other : one;
    }
}

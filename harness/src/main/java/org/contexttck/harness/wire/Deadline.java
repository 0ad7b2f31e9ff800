package org.contexttck.harness.wire;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;

/**
 * The end of a wait for a target. It moves by as much as the kit itself is held up meanwhile, so that nothing is missed just
 * because the kit did not get to look.
 */
public final class Deadline {

    private final LongSupplier clock;
    private final long end;

    /** @param clock nanoseconds in which the kit was not held up */
    public Deadline(LongSupplier clock, Duration patience) {
        this.clock = clock;
        this.end = clock.getAsLong() + patience.toNanos();
    }

    /** So long from now. */
    public static Deadline in(Duration patience) {
        return new Deadline(StallMeter.ofKit()::nanos, patience);
    }

    /** Nanoseconds in which the kit was not held up; what is measured with them are differences. */
    public static long now() {
        return StallMeter.ofKit().nanos();
    }

    public boolean passed() {
        return clock.getAsLong() >= end;
    }

    /** What is left, at least a millisecond until it has {@link #passed()}; nothing then. */
    public Duration rest() {
        long rest = end - clock.getAsLong();
        return rest <= 0 ? Duration.ZERO : Duration.ofNanos(Math.max(1_000_000, rest));
    }

    /** Waits for a future, however it ends. @return whether it has ended in time */
    public boolean await(Future<?> future) throws InterruptedException {
        while (!future.isDone() && !passed()) {
            try {
                future.get(rest().toNanos(), TimeUnit.NANOSECONDS);
            } catch (TimeoutException early) {
                // The deadline says whether it was.
            } catch (ExecutionException | CancellationException ended) {
                return true;
            }
        }
        return future.isDone();
    }
}

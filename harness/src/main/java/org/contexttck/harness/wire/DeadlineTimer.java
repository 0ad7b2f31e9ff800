package org.contexttck.harness.wire;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.BiFunction;

/** Something to be done at a {@link Deadline}. One that goes off early, as the kit was held up, is set again for the rest. */
public final class DeadlineTimer {

    private final Deadline deadline;
    private final Runnable work;
    private final BiFunction<Duration, Runnable, Future<?>> schedule;
    private Optional<Future<?>> pending = Optional.empty();
    private boolean cancelled;

    private DeadlineTimer(Deadline deadline, Runnable work, BiFunction<Duration, Runnable, Future<?>> schedule) {
        this.deadline = deadline;
        this.work = work;
        this.schedule = schedule;
    }

    /** @param schedule runs something after a time on the clock */
    static DeadlineTimer at(Deadline deadline, Runnable work, BiFunction<Duration, Runnable, Future<?>> schedule) {
        DeadlineTimer timer = new DeadlineTimer(deadline, work, schedule);
        timer.set();
        return timer;
    }

    private synchronized void set() {
        if (!cancelled) {
            pending = Optional.of(schedule.apply(deadline.rest(), this::goesOff));
        }
    }

    private void goesOff() {
        if (deadline.passed()) {
            work.run();
        } else {
            set();
        }
    }

    public synchronized void cancel() {
        cancelled = true;
        pending.ifPresent(future -> future.cancel(false));
    }
}

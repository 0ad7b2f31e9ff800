package org.contexttck.harness.wire;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Where the threads of this package come from: all daemons, so that no target can keep the kit alive. */
public final class Threads {

    private static final ScheduledThreadPoolExecutor ALARMS = timers();
    private static final ExecutorService POOL = Executors.newCachedThreadPool(work -> daemon("http", work));

    private Threads() {}

    public static Thread start(String name, Runnable work) {
        Thread thread = daemon(name, work);
        thread.start();
        return thread;
    }

    /** Threads for work that may block; as many as needed. */
    public static ExecutorService pool() {
        return POOL;
    }

    /** Runs short work at a {@link Deadline}; cancel what is returned if it is not needed any more. */
    public static DeadlineTimer later(Duration delay, Runnable work) {
        return DeadlineTimer.at(
                Deadline.in(delay), work, (time, what) -> ALARMS.schedule(what, time.toNanos(), TimeUnit.NANOSECONDS));
    }

    private static Thread daemon(String name, Runnable work) {
        Thread thread = new Thread(work, "wire-" + name);
        thread.setDaemon(true);
        return thread;
    }

    private static ScheduledThreadPoolExecutor timers() {
        ScheduledThreadPoolExecutor timers = new ScheduledThreadPoolExecutor(1, work -> daemon("timer", work));
        timers.setRemoveOnCancelPolicy(true);
        return timers;
    }
}

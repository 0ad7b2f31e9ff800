package org.contexttck.harness.wire;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Measures how long the kit itself was held up: a thread that only wants to wake up every few milliseconds, and by how much it
 * was late. What is left of the time that went by is the time in which the kit could have noticed something.
 */
public final class StallMeter {

    /** So often the thread wants to wake up. */
    static final Duration STEP = Duration.ofMillis(10);

    /** So much later is as good as in time. */
    static final Duration TOLERANCE = Duration.ofMillis(2);

    private static final StallMeter OF_KIT = running();

    private final LongSupplier clock;
    private long due;
    private long stalled;

    /** @param clock nanoseconds, never backwards */
    StallMeter(LongSupplier clock) {
        this.clock = clock;
        this.due = clock.getAsLong() + nanosToDue();
    }

    /** The one of this process. */
    public static StallMeter ofKit() {
        return OF_KIT;
    }

    private static StallMeter running() {
        StallMeter meter = new StallMeter(System::nanoTime);
        Threads.start("stall-meter", meter::run);
        return meter;
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(STEP.toMillis());
                woke();
            }
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    /** The thread has woken up, and wants to again after a step. */
    synchronized void woke() {
        long now = clock.getAsLong();
        stalled += Math.max(0, now - due);
        due = now + nanosToDue();
    }

    /** Nanoseconds in which the kit was not held up; what is measured with them are differences. */
    public synchronized long nanos() {
        long now = clock.getAsLong();
        return now - stalled - Math.max(0, now - due);
    }

    private static long nanosToDue() {
        return STEP.plus(TOLERANCE).toNanos();
    }
}

package org.contexttck.harness.wire;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Between the threads that read connections and the one that looks at what has come: whatever comes is seen with all that
 * follows from it, or not at all, and whoever waits for it is woken.
 */
public final class Signal {

    /** How often is looked where nobody says that something has come. */
    private static final long STEP_MILLIS = 10;

    /** Something comes. */
    public synchronized void comes(Runnable what) {
        what.run();
        notifyAll();
    }

    /** Looks at what has come. */
    public synchronized <T> T see(Supplier<T> what) {
        return what.get();
    }

    /**
     * Waits until something has come.
     *
     * @param vain when there is nothing more to wait for
     * @return whether it has come in time
     */
    public synchronized boolean await(BooleanSupplier there, BooleanSupplier vain, Duration patience)
            throws InterruptedException {
        Deadline deadline = Deadline.in(patience);
        while (!deadline.passed() && !there.getAsBoolean() && !vain.getAsBoolean()) {
            wait(Math.max(1, deadline.rest().toMillis()));
        }
        return there.getAsBoolean();
    }

    /** The same for what takes long to look at, or is a matter of time. */
    public boolean await(BooleanSupplier there, Duration patience) throws InterruptedException {
        Deadline deadline = Deadline.in(patience);
        while (!see(there::getAsBoolean)) {
            if (deadline.passed()) {
                return false;
            }
            Thread.sleep(STEP_MILLIS);
        }
        return true;
    }
}

package org.contexttck.harness.wire;

import java.time.Duration;
import java.util.Optional;

/**
 * How long a program is waited for that has not said what it was to say in time. One that is stopped or at work gets the same time
 * once more, one that the machine holds up six times in all. One that is idle may have said it, and the kit not have got to read it: it is left alone only if it is idle again
 * after a quarter of the time.
 */
public final class Patience {

    private static final int PARTS = 4;

    /** How many times its usual time a program is waited for at most that the machine holds up. */
    public static final int HELD_UP = 6;

    private final Duration time;
    private Duration waited;
    private boolean idle;
    private int again;

    /** @param time for which it has been waited for, or will be before {@link #more} is asked */
    public Patience(Duration time) {
        this.time = time;
        this.waited = time;
    }

    /** How much longer to wait, empty if no longer. @param seen of its processes, just now; empty if that cannot be known */
    public Optional<Duration> more(Optional<ProcessActivity> seen) {
        boolean before = idle;
        idle = seen.map(ProcessActivity::idle).orElse(true);
        int most = seen.filter(ProcessActivity::heldUp).isPresent() ? HELD_UP - 1 : 1;
        if (idle ? before : again >= most) {
            return Optional.empty();
        }
        again += idle ? 0 : 1;
        Duration more = idle ? time.dividedBy(PARTS) : time;
        waited = waited.plus(more);
        return Optional.of(more);
    }

    /** How much longer to wait for one that was just started: as it is given its time whatever it does, only if the machine holds it up. */
    public Optional<Duration> moreToStart(Optional<ProcessActivity> seen) {
        return seen.filter(ProcessActivity::heldUp).isPresent() ? more(seen) : Optional.empty();
    }

    /** The time in which it has said nothing. */
    public Duration waited() {
        return waited;
    }

    /** Whether it was seen to do nothing, or could not be seen: it has said nothing by its own choice. */
    public boolean isIdle() {
        return idle;
    }
}

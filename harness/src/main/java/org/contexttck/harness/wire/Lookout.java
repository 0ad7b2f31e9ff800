package org.contexttck.harness.wire;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Through what the kit sees what has come on connections that nobody asks for answers. A live run notes whenever the kit has
 * looked since something came; a run that plays the recording sees, at the same look, the same and nothing else, however long
 * that took then. Looks are numbered; all of them are made by one thread.
 */
public interface Lookout {

    /** How often is looked where nobody says that something has come. */
    Duration STEP = Duration.ofMillis(10);

    /** Something that is decided by time, or by the state of a program. */
    @FunctionalInterface
    interface Question {

        boolean isSo() throws InterruptedException;
    }

    /** For a live run. @param notes hears when the kit looked */
    static Lookout live(WireListener notes) {
        return new LiveLookout(notes);
    }

    /**
     * For a run that plays a recorded one.
     *
     * @param looks where the recorded run has noted when it looked
     * @param notes hears the same notes again
     */
    static Lookout played(Playback playback, Reel looks, WireListener notes) {
        return new PlayedLookout(playback, looks, notes);
    }

    /** Something comes: all that follows from it is seen at once, or not at all. For any thread. */
    void comes(Runnable what);

    /** Looks at what has come. */
    <T> T see(Supplier<T> what);

    /**
     * Waits until something has come.
     *
     * @param vain when there is nothing more to wait for
     * @return whether it has come in time
     */
    boolean await(BooleanSupplier there, BooleanSupplier vain, Duration patience) throws InterruptedException;

    /** The same for what takes long to look at, or is a matter of time. */
    boolean await(BooleanSupplier there, Duration patience) throws InterruptedException;

    /** Asks something that no message shows. */
    boolean ask(Question question) throws InterruptedException;

    /** Lets time pass, in which something may come. */
    void pause(Duration time) throws InterruptedException;

    /**
     * Something new begins, such as a scenario, and nobody looks at the connections before it any more: looks are counted anew.
     *
     * @param state what the kit has counted so far
     * @return what it had counted then when the recorded run began with this
     */
    String begin(int number, String state);
}

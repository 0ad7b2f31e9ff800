package org.contexttck.harness.wire;

/**
 * Hears everything that goes over one connection, in order. Called from I/O threads, one call at a time per
 * connection; must return quickly and must not throw.
 */
public interface WireListener {

    /** The note of a line that the target wrote to standard error. */
    String STDERR = "stderr";

    /** The note of how a program ended that nobody had ended, as {@code exited with code 1}. */
    String ENDED = "ended by itself";

    void message(Message message);

    void anomaly(Anomaly anomaly);

    /**
     * What the kit notes of itself, which has its place among the messages.
     *
     * @param note what it is, such as {@code user: says}
     * @param text that belongs to it; may be empty
     */
    default void note(String note, String text) {}
}

package org.contexttck.harness.monitor;

/**
 * Something that must hold on every message of a session: a deterministic fold over the messages, in order. It has no clock and
 * no thread, keeps no more than the protocol needs (what is unanswered, what has not arrived yet), and tells {@link Findings}
 * what it was given at its making both what it saw and what is wrong with it.
 */
public interface Monitor {

    /** Takes the next message. */
    void accept(Observed message);

    /** Takes something that is no proper message. */
    default void accept(Oddity oddity) {}

    /** The session is over: what has not come will not come. */
    default void end() {}
}

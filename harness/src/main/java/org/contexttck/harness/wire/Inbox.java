package org.contexttck.harness.wire;

/** Where a transport delivers; called from its threads. */
public interface Inbox {

    default void arrived(Frame frame) {
        frame.taken(this::take);
    }

    /** Something arrived, whole or, where there was no memory for that, its beginning. */
    void take(Frame frame);

    /** Whether this request still has no answer. */
    boolean waits(String call);

    /** This request will get no answer any more, for a reason that concerns only it. */
    void unanswered(String call, Anomaly.Kind kind, String why);

    /** Something is wrong that belongs to no single request. */
    void anomaly(Anomaly.Kind kind, String text);

    /** The target wrote a line to standard error. */
    void wrote(String line);

    /** Nothing will arrive any more for any request. */
    void gone(Anomaly.Kind kind, String why);
}

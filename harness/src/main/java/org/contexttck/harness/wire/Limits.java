package org.contexttck.harness.wire;

import java.time.Duration;

/**
 * What the kit puts up with.
 *
 * @param connect longest wait for the target to be reached and to answer the opening request
 * @param answer longest wait for the answer to any other request
 * @param maxMessageBytes a longer message is cut and reported
 * @param maxDepth a message nested deeper is not read and reported
 * @param quiet how long nothing must arrive until nothing more is expected to
 */
public record Limits(Duration connect, Duration answer, long maxMessageBytes, int maxDepth, Duration quiet) {

    private static final Duration QUIET = Duration.ofMillis(200);

    /** With the usual time of quiet, 200 ms. */
    public Limits(Duration connect, Duration answer, long maxMessageBytes, int maxDepth) {
        this(connect, answer, maxMessageBytes, maxDepth, QUIET);
    }

    /** 24 MiB, 1000 levels, 200 ms of quiet. */
    public static Limits waiting(Duration connect, Duration answer) {
        return new Limits(connect, answer, 24L << 20, 1000);
    }

    /** The same with another time of quiet. */
    public Limits withQuiet(Duration other) {
        return new Limits(connect, answer, maxMessageBytes, maxDepth, other);
    }

    /** The same with messages that may be nested deeper, or less deep. */
    public Limits withMaxDepth(int other) {
        return new Limits(connect, answer, maxMessageBytes, other, quiet);
    }

    /** The same with no more time to connect. */
    public Limits connectingWithin(Duration most) {
        return new Limits(most.compareTo(connect) < 0 ? most : connect, answer, maxMessageBytes, maxDepth, quiet);
    }

    /** With a tenth of the time to connect, and at least a second: for what has not answered before. */
    public Limits hasty() {
        Duration tenth = connect.dividedBy(10);
        Duration second = Duration.ofSeconds(1);
        Duration little = tenth.compareTo(second) < 0 ? second : tenth;
        return new Limits(little.compareTo(connect) < 0 ? little : connect, answer, maxMessageBytes, maxDepth, quiet);
    }

    /** 15 s, 20 s, and as in {@link #waiting}. */
    public static Limits defaults() {
        return waiting(Duration.ofSeconds(15), Duration.ofSeconds(20));
    }
}

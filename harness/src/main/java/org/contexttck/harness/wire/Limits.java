package org.contexttck.harness.wire;

import java.time.Duration;

/**
 * What the kit puts up with.
 *
 * @param connect longest wait for the target to be reached and to answer the opening request
 * @param answer longest wait for the answer to any other request
 * @param maxMessageBytes a longer message is cut and reported
 * @param maxDepth a message nested deeper is not read and reported
 */
public record Limits(Duration connect, Duration answer, long maxMessageBytes, int maxDepth) {

    /** 15 s, 20 s, 64 MiB, 1000 levels. */
    public static Limits defaults() {
        return new Limits(Duration.ofSeconds(15), Duration.ofSeconds(20), 64L << 20, 1000);
    }
}

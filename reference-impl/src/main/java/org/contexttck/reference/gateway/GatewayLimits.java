package org.contexttck.reference.gateway;

import java.time.Duration;

/**
 * How much the gateway takes.
 *
 * @param maxBytes of one message
 * @param maxDepth levels of objects and lists in one message
 * @param maxContexts different contexts of one sender within the idle time
 * @param idle after which a context does not count any more
 * @param maxQueue bytes that wait for one receiver before it is let go
 */
public record GatewayLimits(int maxBytes, int maxDepth, int maxContexts, Duration idle, long maxQueue) {

    /** The limits that binding.md names. */
    public static GatewayLimits defaults() {
        return new GatewayLimits(16 << 20, 10_000, 200_000, Duration.ofMinutes(10), 64L << 20);
    }
}

package org.contexttck.harness.profile;

import java.time.Duration;

/**
 * How long the kit waits.
 *
 * @param connect for the server to answer the first request; 15 s unless given
 * @param answer for any later answer; 20 s unless given
 */
public record LimitsEntry(Duration connect, Duration answer) {

    static LimitsEntry defaults() {
        return new LimitsEntry(Duration.ofSeconds(15), Duration.ofSeconds(20));
    }
}

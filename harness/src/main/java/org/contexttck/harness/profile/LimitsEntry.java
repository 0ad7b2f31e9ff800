package org.contexttck.harness.profile;

import java.time.Duration;
import org.contexttck.harness.profile.yaml.Key;

/**
 * How long the kit waits.
 *
 * @param connect for the server to answer the first request; 15 s unless given
 * @param answer for any later answer; 20 s unless given
 */
public record LimitsEntry(
        @Key(standard = "15s") Duration connect,
        @Key(standard = "20s") Duration answer) {}

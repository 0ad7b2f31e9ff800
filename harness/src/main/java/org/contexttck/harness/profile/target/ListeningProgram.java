package org.contexttck.harness.profile.target;

import java.time.Duration;
import org.contexttck.harness.profile.yaml.Key;

/**
 * A process that listens at an address while the tests run.
 *
 * @param start the command that runs it
 * @param readyAfter how long it may take until the address answers
 */
public record ListeningProgram(
        @Key(inline = true) StartCommand start,
        @Key(standard = "30s") Duration readyAfter) {}

package org.contexttck.harness.profile.target;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A process that the kit starts.
 *
 * @param command program and arguments, at least one; no shell is involved
 * @param environment added to the kit's own environment, in the order given
 * @param directory existing folder to start in; empty for the one the kit was started in
 * @param readyAfter for a server reached by HTTP: how long it may take until it answers; 30 s unless given
 */
public record StartCommand(
        List<String> command, Map<String, String> environment, Optional<Path> directory, Duration readyAfter) {

    /** How long a server reached by HTTP may take until it answers, unless its profile says otherwise. */
    public static final Duration READY_AFTER = Duration.ofSeconds(30);

    public StartCommand {
        command = List.copyOf(command);
        environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
    }
}

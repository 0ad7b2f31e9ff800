package org.contexttck.harness.target.shared;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.process.Started;

/** Starts what a profile gives as a command: as a process or, in the kit's self-test, inside this JVM. Safe for several threads. */
@FunctionalInterface
public interface Launcher {

    /**
     * Starts a program.
     *
     * @param command program and arguments, no {@code {placeholders}} left in them
     * @param environment added to the inherited one
     * @param directory where to start it; the kit's own working directory if empty
     * @throws Unreachable with one line if it cannot be started
     */
    Launched launch(List<String> command, Map<String, String> environment, Optional<Path> directory) throws Unreachable;

    /** Starts processes. */
    static Launcher processes() {
        return (command, environment, directory) -> Launched.of(Started.process(command, environment, directory));
    }
}

package org.contexttck.harness.wire;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How to reach a target. */
public sealed interface Endpoint {

    /**
     * A process to start that speaks on its standard streams.
     *
     * @param command program and arguments, not empty
     * @param environment added to the inherited environment
     * @param without names taken away from the inherited environment
     * @param directory where to start it; the kit's own working directory if empty
     */
    record Stdio(List<String> command, Map<String, String> environment, Set<String> without, Optional<Path> directory)
            implements Endpoint {
        public Stdio {
            if (command.isEmpty()) {
                throw new IllegalArgumentException("the command to start is empty");
            }
            command = List.copyOf(command);
            environment = Map.copyOf(environment);
            without = Set.copyOf(without);
        }

        /** With the whole inherited environment. */
        public Stdio(List<String> command, Map<String, String> environment, Optional<Path> directory) {
            this(command, environment, Set.of(), directory);
        }
    }

    /**
     * The MCP endpoint of a server that runs.
     *
     * @param url {@code http} or {@code https}
     * @param headers sent with every request and never recorded
     */
    record Http(URI url, Map<String, String> headers) implements Endpoint {
        public Http {
            if (!"http".equalsIgnoreCase(url.getScheme()) && !"https".equalsIgnoreCase(url.getScheme())) {
                throw new IllegalArgumentException("not an http or https URL: " + url);
            }
            headers = Map.copyOf(headers);
        }
    }

    /**
     * A peer inside this JVM that speaks as a process does on its standard streams.
     *
     * @param name what reports call it, not blank
     * @param environment all that the peer is told of its environment
     * @param peer serves each connection
     */
    record InProcess(String name, Map<String, String> environment, InProcessPeer peer) implements Endpoint {
        public InProcess {
            if (name.isBlank()) {
                throw new IllegalArgumentException("the peer has no name");
            }
            environment = Map.copyOf(environment);
        }
    }
}

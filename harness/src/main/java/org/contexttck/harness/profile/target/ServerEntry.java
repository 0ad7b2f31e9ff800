package org.contexttck.harness.profile.target;

import java.net.URI;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How to reach the server under test.
 *
 * @param endpoint the transport and its details
 * @param revision the MCP revision to speak, one of {@link #REVISIONS}; empty to find out by probing
 */
public record ServerEntry(Endpoint endpoint, Optional<String> revision) {

    /** The MCP revisions that a profile may ask for, oldest first. */
    public static final List<String> REVISIONS = List.of("2025-06-18", "2025-11-25", "2026-07-28");

    /** A transport. */
    public sealed interface Endpoint {}

    /**
     * A server that speaks on its standard input and output.
     *
     * @param start the command that runs it
     */
    public record Stdio(StartCommand start) implements Endpoint {}

    /**
     * A server that speaks Streamable HTTP.
     *
     * @param url absolute http or https URL of its endpoint
     * @param headers sent with every request, in the order given
     * @param start what to run before and end after the tests; empty if the server is there already
     */
    public record Http(URI url, Map<String, String> headers, Optional<StartCommand> start) implements Endpoint {

        public Http {
            headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
        }
    }
}

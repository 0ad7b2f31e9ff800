package org.contexttck.harness.profile.target;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How to put an MCP intermediary between the kit's client and the kit's server (TC-X).
 *
 * @param upstream how it reaches the server behind it
 * @param front how the kit's client reaches it; commands, environment and URL with placeholders to be filled in
 * @param config a file that is written before it starts; empty if it needs none
 * @param revision the MCP revision spoken in front, one of {@link ServerEntry#REVISIONS}; empty to find out by probing
 * @param upstreamRevisions the revisions of the server behind it that it has to manage, one after another; empty for both eras
 *     as far as it manages them
 */
public record IntermediaryEntry(
        Upstream upstream,
        Front front,
        Optional<ConfigFile> config,
        Optional<String> revision,
        List<String> upstreamRevisions) {

    /** What the kit fills in. */
    static final Set<String> PLACEHOLDERS =
            Set.of("mcp.url", "mcp.bridge", "mcp.bridge.command", "mcp.bridge.args", "config", "port");

    public IntermediaryEntry {
        upstreamRevisions = List.copyOf(upstreamRevisions);
    }

    /** How the server behind is reached. */
    public enum Upstream {
        /** Streamable HTTP, at the address in <code>{mcp.url}</code>. */
        HTTP,
        /** By starting the command in <code>{mcp.bridge}</code>. */
        STDIO
    }

    /** How the intermediary is reached. */
    public sealed interface Front {}

    /** It speaks on its standard input and output. */
    public record Stdio(StartCommand start) implements Front {}

    /**
     * It speaks Streamable HTTP.
     *
     * @param url its endpoint, with <code>{port}</code> for a free port if it is started
     * @param headers sent with every request
     * @param start the command that runs it
     */
    public record Http(String url, Map<String, String> headers, StartCommand start) implements Front {

        public Http {
            headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
        }
    }
}

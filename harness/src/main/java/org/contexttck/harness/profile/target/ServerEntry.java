package org.contexttck.harness.profile.target;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Value;

/**
 * How to reach the server under test; by one of the two.
 *
 * @param stdio the command of a server that speaks on its standard input and output
 * @param http a server that speaks Streamable HTTP
 * @param revision the MCP revision to speak, one of {@link #REVISIONS}; empty to find out by probing
 */
public record ServerEntry(
        Optional<StartCommand> stdio,
        Optional<Http> http,
        @Key(name = "mcp", standard = ServerEntry.AUTO) Optional<String> revision) {

    /** The MCP revisions that a profile may ask for, oldest first. */
    public static final List<String> REVISIONS = List.of("2025-06-18", "2025-11-25", "2026-07-28");

    static final String AUTO = "auto";

    /**
     * A server that speaks Streamable HTTP.
     *
     * @param url absolute http or https URL of its endpoint
     * @param headers sent with every request, in the order given
     * @param start what to run before and end after the tests; empty if the server is there already
     */
    public record Http(
            @Key(required = true, advice = "for example url: http://127.0.0.1:3001/mcp")
            URI url,

            Map<String, String> headers,
            Optional<ListeningProgram> start) {

        static Optional<Map<String, String>> headers(Value value) {
            return NamedTexts.headers(value);
        }
    }

    /** A server that the kit starts and speaks to on its standard streams. @param command program and arguments */
    public static ServerEntry stdio(List<String> command) {
        return new ServerEntry(Optional.of(StartCommand.of(command)), Optional.empty(), Optional.empty());
    }

    /** A server that is there already. */
    public static ServerEntry http(URI url) {
        return new ServerEntry(
                Optional.empty(), Optional.of(new Http(url, Map.of(), Optional.empty())), Optional.empty());
    }

    /** Its command, or its URL alone. */
    public List<String> words() {
        return http.map(it -> List.of(it.url().toString()))
                .orElseGet(() -> stdio.orElseThrow().command());
    }

    /** Its command or its URL in one line. */
    public String address() {
        return String.join(" ", words());
    }

    static Optional<String> revision(Value value) {
        if (value.kind() == NodeKind.TEXT && (value.raw().equals(AUTO) || REVISIONS.contains(value.raw()))) {
            return Optional.of(value.raw()).filter(text -> !text.equals(AUTO));
        }
        value.problem(
                "is no MCP revision that the kit speaks", "it speaks " + AUTO + ", " + String.join(", ", REVISIONS));
        return Optional.empty();
    }

    void check(Members members) {
        members.exactlyOne("stdio", "http", "for example stdio: {command: [node, server.js]}");
    }
}

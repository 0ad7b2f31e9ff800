package org.contexttck.harness.profile.target;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Template;
import org.contexttck.harness.profile.yaml.Value;

/**
 * How to put an MCP intermediary between the kit's client and the kit's server (TC-X). Commands, environment, URL and file
 * have placeholders to be filled in. By one of stdio and http the kit's client reaches it.
 *
 * @param upstream how it reaches the server behind it
 * @param stdio the command of one that speaks on its standard input and output
 * @param http one that speaks Streamable HTTP
 * @param config a file that is written before it starts; empty if it needs none
 * @param revision the MCP revision spoken in front, one of {@link ServerEntry#REVISIONS}; empty to find out by probing
 * @param upstreamRevisions the revisions of the server behind it that it has to manage, one after another; none for both eras
 *     as far as it manages them
 */
public record IntermediaryEntry(
        @Key(required = true, advice = "http or stdio: how it reaches the server behind it")
        Upstream upstream,

        Optional<StartCommand> stdio,
        Optional<Http> http,
        Optional<ConfigFile> config,

        @Key(name = "mcp", standard = ServerEntry.AUTO) Optional<String> revision,
        @Key(name = "upstream-mcp") List<String> upstreamRevisions) {

    private static final List<String> BEHIND =
            List.of("mcp.url", "mcp.bridge", "mcp.bridge.command", "mcp.bridge.args");

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

    /**
     * It speaks Streamable HTTP.
     *
     * @param url its endpoint, with <code>{port}</code> for a free port if it is started
     * @param headers sent with every request
     * @param start the command that runs it
     */
    public record Http(
            @Key(required = true, advice = "for example url: \"http://127.0.0.1:{port}/mcp\"", places = "port")
            String url,

            Map<String, String> headers,

            @Key(required = true, advice = "the kit has to start it, since it gives it a server of its own")
            ListeningProgram start) {

        static Optional<String> url(Value value) {
            Optional<String> url = value.text();
            url.ifPresent(text -> value.hideWithin(List.of(text)));
            if (url.filter(text -> !isUrl(text.replace("{port}", "1"))).isPresent()) {
                value.problem("is no absolute http or https URL", "for example \"http://127.0.0.1:{port}/mcp\"");
            }
            return url;
        }

        private static boolean isUrl(String text) {
            try {
                URI url = URI.create(text);
                return Set.of("http", "https").contains(String.valueOf(url.getScheme())) && url.getHost() != null;
            } catch (IllegalArgumentException none) {
                return text.contains("{");
            }
        }

        static Optional<Map<String, String>> headers(Value value) {
            return NamedTexts.headers(value);
        }
    }

    static Optional<String> revision(Value value) {
        return ServerEntry.revision(value);
    }

    static Optional<List<String>> upstreamRevisions(Value value) {
        for (Value item : value.items()) {
            if (item.kind() != NodeKind.TEXT || !ServerEntry.REVISIONS.contains(item.raw())) {
                item.problem(
                        "is no MCP revision that the kit speaks",
                        "it speaks " + String.join(", ", ServerEntry.REVISIONS));
            }
        }
        return Optional.of(value.items().stream()
                .flatMap(item -> item.text().stream())
                .distinct()
                .toList());
    }

    /** The command that runs it, nothing filled in. */
    public StartCommand start() {
        return http.map(it -> it.start().start()).or(() -> stdio).orElseThrow();
    }

    /** Its URL or its command in one line. */
    public String address() {
        return http.map(Http::url).orElseGet(() -> String.join(" ", start().command()));
    }

    void check(Members members) {
        members.exactlyOne("stdio", "http", "for example stdio: {command: [node, proxy.js, \"{mcp.url}\"]}");
        members.get("stdio").ifPresent(it -> StartCommand.check(it, behindAnd("config")));
        members.get("http")
                .flatMap(it -> it.member("start"))
                .ifPresent(it -> StartCommand.check(it, behindAnd("config", "port")));
        members.get("config").ifPresent(it -> Template.check(it, behindAnd("port")));
        reachesTheServer(members.owner());
    }

    private static Set<String> behindAnd(String... more) {
        return Stream.concat(BEHIND.stream(), Stream.of(more)).collect(Collectors.toSet());
    }

    /** One that is never told where the server is cannot be tried. */
    private void reachesTheServer(Value owner) {
        String wanted = upstream == Upstream.HTTP ? "mcp.url" : "mcp.bridge";
        List<StartCommand> starts = Stream.concat(
                        stdio.stream(), http.stream().map(it -> it.start().start()))
                .toList();
        Stream<String> texts =
                Stream.concat(starts.stream().flatMap(StartCommand::texts), config.map(ConfigFile::template).stream());
        boolean told = texts.flatMap(text -> Template.names(text).stream())
                .anyMatch(name -> name.equals(wanted) || name.startsWith(wanted + "."));
        if (!told && starts.stream().anyMatch(start -> !start.command().isEmpty())) {
            owner.problem(
                    "never says where the server behind is",
                    "write {" + wanted + "} into command, env or config.template");
        }
    }
}

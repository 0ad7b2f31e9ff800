package org.contexttck.harness.profile.target;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.profile.target.IntermediaryEntry.Front;
import org.contexttck.harness.profile.target.IntermediaryEntry.Upstream;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Template;
import org.contexttck.harness.profile.yaml.Value;

/** Reads {@code intermediary}. */
final class IntermediaryReader {

    private static final String EXAMPLE = "for example stdio: {command: [node, proxy.js, \"{mcp.url}\"]}";
    private static final String PORT = "port";

    private IntermediaryReader() {}

    static Optional<IntermediaryEntry> read(Value value) {
        Members members = value.members("upstream", "stdio", "http", "config", "mcp", "upstream-mcp");
        Upstream upstream = members.required("upstream", "http or stdio: how it reaches the server behind it")
                .flatMap(IntermediaryReader::upstream)
                .orElse(Upstream.HTTP);
        if (members.has("stdio") && members.has("http")) {
            String second = members.later("stdio", "http");
            members.keyProblem(second, "intermediary has both stdio and http", "keep one of them");
        } else if (members.readable() && !members.hasAny("stdio", "http")) {
            value.problem("has neither stdio nor http", EXAMPLE);
        }
        Optional<ConfigFile> config = members.get("config")
                .map(entry -> ConfigFile.read(entry, without(IntermediaryEntry.PLACEHOLDERS, "config")));
        Optional<Front> http = members.get("http").map(IntermediaryReader::http);
        Optional<Front> stdio = members.get("stdio").map(IntermediaryReader::stdio);
        Optional<Front> front = stdio.or(() -> http);
        front.ifPresent(known -> reachesTheServer(value, upstream, known, config));
        return front.map(known -> new IntermediaryEntry(
                upstream,
                known,
                config,
                members.get("mcp").flatMap(ServerReader::revision),
                members.get("upstream-mcp").map(IntermediaryReader::revisions).orElse(List.of())));
    }

    private static Optional<Upstream> upstream(Value value) {
        boolean text = value.kind() == NodeKind.TEXT;
        if (text && value.raw().equals("http")) {
            return Optional.of(Upstream.HTTP);
        } else if (text && value.raw().equals("stdio")) {
            return Optional.of(Upstream.STDIO);
        }
        value.problem("must be http or stdio", "");
        return Optional.empty();
    }

    private static List<String> revisions(Value value) {
        return value.items().stream()
                .flatMap(item -> {
                    boolean known = item.kind() == NodeKind.TEXT && ServerEntry.REVISIONS.contains(item.raw());
                    if (!known) {
                        item.problem(
                                "is no MCP revision that the kit speaks",
                                "it speaks " + String.join(", ", ServerEntry.REVISIONS));
                    }
                    return known ? Stream.of(item.raw()) : Stream.empty();
                })
                .distinct()
                .toList();
    }

    private static Front stdio(Value value) {
        return new IntermediaryEntry.Stdio(
                start(value.members("command", "env", "directory"), without(IntermediaryEntry.PLACEHOLDERS, PORT)));
    }

    private static Front http(Value value) {
        Members members = value.members("url", "headers", "start");
        String url = members.required("url", "for example url: \"http://127.0.0.1:{port}/mcp\"")
                .flatMap(IntermediaryReader::url)
                .orElse("http://127.0.0.1/");
        Map<String, String> headers =
                members.get("headers").map(HeaderReader::read).orElse(Map.of());
        StartCommand start = members.required("start", "the kit has to start it, since it gives it a server of its own")
                .map(entry -> start(
                        entry.members("command", "env", "directory", "ready-after"), IntermediaryEntry.PLACEHOLDERS))
                .orElse(new StartCommand(List.of(), Map.of(), Optional.empty(), StartCommand.READY_AFTER));
        return new IntermediaryEntry.Http(url, headers, start);
    }

    private static Optional<String> url(Value value) {
        return value.text().filter(text -> {
            Template.check(value, text, Set.of(PORT));
            return isUrl(text.replace("{port}", "1")) || refused(value);
        });
    }

    private static boolean refused(Value value) {
        value.problem("is no absolute http or https URL", "for example \"http://127.0.0.1:{port}/mcp\"");
        return false;
    }

    private static boolean isUrl(String text) {
        try {
            URI url = URI.create(text);
            return Set.of("http", "https").contains(String.valueOf(url.getScheme())) && url.getHost() != null;
        } catch (IllegalArgumentException none) {
            return text.contains("{");
        }
    }

    private static StartCommand start(Members members, Set<String> known) {
        StartCommand start = ServerReader.start(members);
        Value owner = members.owner();
        start.command().forEach(word -> Template.check(owner, word, known));
        start.environment().values().forEach(text -> Template.check(owner, text, known));
        return start;
    }

    /** One that is never told where the server is cannot be tried. */
    private static void reachesTheServer(Value value, Upstream upstream, Front front, Optional<ConfigFile> config) {
        StartCommand start =
                front instanceof IntermediaryEntry.Http http ? http.start() : ((IntermediaryEntry.Stdio) front).start();
        String wanted = upstream == Upstream.HTTP ? "mcp.url" : "mcp.bridge";
        boolean told = Stream.of(
                        start.command().stream(),
                        start.environment().values().stream(),
                        config.map(ConfigFile::template).stream())
                .flatMap(texts -> texts)
                .flatMap(text -> Template.names(text).stream())
                .anyMatch(name -> name.equals(wanted) || name.startsWith(wanted + "."));
        if (!told && !start.command().isEmpty()) {
            value.problem(
                    "never says where the server behind is",
                    "write {" + wanted + "} into command, env or config.template");
        }
    }

    private static Set<String> without(Set<String> names, String one) {
        return Set.copyOf(names.stream().filter(name -> !name.equals(one)).toList());
    }
}

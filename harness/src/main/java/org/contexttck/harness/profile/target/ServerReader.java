package org.contexttck.harness.profile.target;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Scalars;
import org.contexttck.harness.profile.yaml.SecretNames;
import org.contexttck.harness.profile.yaml.Value;

/** Reads {@code server}. */
public final class ServerReader {

    private static final String EXAMPLE = "for example stdio: {command: [node, server.js]}";
    private static final String AUTO = "auto";

    private ServerReader() {}

    public static Optional<ServerEntry> read(Value server) {
        Members members = server.members("stdio", "http", "mcp");
        Optional<String> revision = members.get("mcp").flatMap(ServerReader::revision);
        if (members.has("stdio") && members.has("http")) {
            String second = members.later("stdio", "http");
            members.keyProblem(second, "server has both stdio and http", "keep one of them");
        } else if (members.readable() && !members.hasAny("stdio", "http")) {
            server.problem("has neither stdio nor http", EXAMPLE);
        }
        Optional<ServerEntry.Endpoint> http = members.get("http").map(ServerReader::http);
        Optional<ServerEntry.Endpoint> stdio = members.get("stdio").map(ServerReader::stdio);
        return stdio.or(() -> http).map(endpoint -> new ServerEntry(endpoint, revision));
    }

    public static Optional<String> revision(Value value) {
        boolean known = value.kind() == NodeKind.TEXT
                && (value.raw().equals(AUTO) || ServerEntry.REVISIONS.contains(value.raw()));
        if (!known) {
            String all = AUTO + ", " + String.join(", ", ServerEntry.REVISIONS);
            value.problem("is no MCP revision that the kit speaks", "it speaks " + all);
            return Optional.empty();
        }
        return Optional.of(value.raw()).filter(text -> !text.equals(AUTO));
    }

    private static ServerEntry.Endpoint stdio(Value value) {
        return new ServerEntry.Stdio(start(value.members("command", "env", "directory")));
    }

    private static ServerEntry.Endpoint http(Value value) {
        Members members = value.members("url", "headers", "start");
        URI url = members.required("url", "for example url: http://127.0.0.1:3001/mcp")
                .flatMap(Scalars::url)
                .orElse(URI.create("http://127.0.0.1/"));
        Map<String, String> headers =
                members.get("headers").map(HeaderReader::read).orElse(Map.of());
        Optional<StartCommand> start =
                members.get("start").map(entry -> start(entry.members("command", "env", "directory", "ready-after")));
        return new ServerEntry.Http(url, headers, start);
    }

    public static StartCommand start(Members members) {
        List<String> command = members.required("command", "for example command: [node, server.js]")
                .map(ServerReader::command)
                .orElse(List.of());
        Map<String, String> environment =
                members.get("env").map(ServerReader::environment).orElse(Map.of());
        Optional<Path> directory = members.get("directory")
                .map(ServerReader::directory)
                .orElse(members.owner().reading().folder());
        return new StartCommand(
                command,
                environment,
                directory,
                members.get("ready-after").flatMap(Scalars::duration).orElse(StartCommand.READY_AFTER));
    }

    private static List<String> command(Value value) {
        List<String> command = new ArrayList<>();
        for (Value item : value.items()) {
            Optional<String> text = item.scalar();
            if (command.isEmpty() && text.filter(String::isBlank).isPresent()) {
                item.problem("must not be empty", "the first item is the program to run");
            }
            command.add(text.orElse("?"));
        }
        return command;
    }

    private static Map<String, String> environment(Value value) {
        Map<String, String> environment = new LinkedHashMap<>();
        Members members = value.anyMembers("an object");
        members.names().forEach(name -> {
            checkName(members, name);
            variable(members, name).ifPresent(text -> environment.put(name, text));
        });
        return environment;
    }

    public static void checkName(Members members, String name) {
        if (name.isEmpty() || name.indexOf('=') >= 0 || name.indexOf('\0') >= 0) {
            members.keyProblem(name, "a name below " + members.owner().path() + " is empty or holds \"=\"", "");
        }
    }

    /** The value of an environment variable; empty if there are problems with it. */
    public static Optional<String> variable(Members members, String name) {
        Optional<String> text = members.get(name).flatMap(Value::scalar);
        text.filter(value -> SecretNames.tell(name, value)).ifPresent(secret -> {
            Value value = members.get(name).orElseThrow();
            value.reading().secret(value.node().getStartMark(), "the value of " + name, secret);
        });
        return text;
    }

    private static Optional<Path> directory(Value value) {
        return value.text().flatMap(text -> {
            try {
                Path base = value.reading().folder().orElse(Path.of(""));
                Path directory = base.resolve(text).toAbsolutePath().normalize();
                if (Files.isDirectory(directory)) {
                    return Optional.of(directory);
                }
                value.problem(
                        "not found: there is no folder " + directory, "it is taken relative to the profile's folder");
            } catch (InvalidPathException fault) {
                value.problem("is no path: " + fault.getReason(), "");
            }
            return Optional.empty();
        });
    }
}

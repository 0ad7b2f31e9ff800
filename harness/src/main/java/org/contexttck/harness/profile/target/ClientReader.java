package org.contexttck.harness.profile.target;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.target.ClientEntry.Prompts;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Scalars;
import org.contexttck.harness.profile.yaml.Template;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.json.Json;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** Reads {@code client} and {@code driver}. */
final class ClientReader {

    private static final String EXAMPLE =
            "for example command: [node, host.mjs, \"{mcp.url}\", \"{model.url}\", \"{prompt}\"]";
    private static final Set<String> ANYWAY =
            Set.of("model.url", "model.key", "model.name", "model.api", "model.stream", "model.way", "scratch");

    private static final String PLAYED = "it plays " + String.join(", ", ClientEntry.MODELS);

    private ClientReader() {}

    static Optional<ClientEntry> read(Value value) {
        Members members = value.members(
                "command",
                "env",
                "directory",
                "config",
                "model",
                "mcp",
                "prompts",
                "new-conversation",
                "tool-timeout",
                "dial-in");
        boolean stdio = word(members, "mcp", "http", "stdio").equals("stdio");
        boolean lines = word(members, "prompts", "one", "lines").equals("lines");
        boolean dialIn = members.get("dial-in").filter(ClientReader::yes).isPresent();
        Set<String> known = known(stdio, lines);
        Optional<ConfigFile> config = members.get("config").map(entry -> ConfigFile.read(entry, known));
        if (config.isPresent()) {
            known.add("config");
        }
        Optional<String> fresh = members.get("new-conversation").flatMap(ClientReader::line);
        if (members.has("new-conversation") && !lines && !dialIn) {
            members.keyProblem("new-conversation", "client.new-conversation needs prompts: lines", "it is such a line");
        }
        return Optional.of(new ClientEntry(
                dialIn ? nothingToStart(members) : Optional.of(start(members, known)),
                config,
                members.get("model").map(model -> models(model, known)).orElse(Map.of("openai", List.of())),
                stdio,
                lines ? Prompts.LINES : Prompts.ONE,
                fresh,
                members.get("tool-timeout").flatMap(Scalars::duration)));
    }

    /** Reads a driver, of a client or of a participant. */
    static DriverEntry driver(Value value) {
        return new DriverEntry(ServerReader.start(value.members("command", "env", "directory")));
    }

    private static StartCommand start(Members members, Set<String> known) {
        members.required("command", EXAMPLE);
        StartCommand start = members.has("command")
                ? ServerReader.start(members)
                : new StartCommand(List.of("?"), Map.of(), Optional.empty(), StartCommand.READY_AFTER);
        members.get("command").filter(it -> it.kind() == NodeKind.LIST).ifPresent(list -> check(list.items(), known));
        members.get("env").filter(it -> it.kind() == NodeKind.OBJECT).ifPresent(env -> {
            Members all = env.anyMembers("an object");
            check(all.names().stream().map(name -> all.get(name).orElseThrow()).toList(), known);
        });
        return start;
    }

    private static void check(List<Value> values, Set<String> known) {
        for (Value value : values) {
            if (value.kind() == NodeKind.TEXT) {
                check(value, known);
            }
        }
    }

    private static void check(Value value, Set<String> known) {
        for (String name : Template.names(value.raw())) {
            Optional<String> elsewhere =
                    Optional.of(name).filter(it -> !known.contains(it)).flatMap(ClientReader::only);
            if (elsewhere.isPresent()) {
                value.problem("has {" + name + "}, which is there only with " + elsewhere.get(), "");
                return;
            }
        }
        Template.check(value, value.raw(), known);
    }

    /** What a name that is known in other profiles goes with. */
    private static Optional<String> only(String name) {
        return switch (name) {
            case "prompt" -> Optional.of("prompts: one");
            case "config" -> Optional.of("a config");
            case "mcp.url", "mcp2.url" -> Optional.of("mcp: http");
            default -> Optional.of("mcp: stdio").filter(it -> known(true, true).contains(name));
        };
    }

    private static Optional<StartCommand> nothingToStart(Members members) {
        for (String name : List.of("command", "env", "directory", "config", "prompts", "new-conversation")) {
            if (members.has(name)) {
                members.keyProblem(
                        name,
                        "client." + name + " has no use beside dial-in: true",
                        "with dial-in the kit starts nothing and speaks to nobody");
            }
        }
        return Optional.empty();
    }

    private static Set<String> known(boolean stdio, boolean lines) {
        Set<String> known = new HashSet<>(ANYWAY);
        for (String server : List.of("mcp", "mcp2")) {
            known.addAll(
                    stdio
                            ? List.of(server + ".bridge", server + ".bridge.command", server + ".bridge.args")
                            : List.of(server + ".url"));
        }
        if (!lines) {
            known.add("prompt");
        }
        return known;
    }

    /** A word, a list of words, or an object of words with what is put behind the command for each. */
    private static Map<String, List<String>> models(Value value, Set<String> known) {
        Map<String, List<String>> models = new LinkedHashMap<>();
        if (value.kind() == NodeKind.OBJECT) {
            Members members = value.members(ClientEntry.MODELS.toArray(String[]::new));
            members.names()
                    .forEach(name -> models.put(name, further(members.get(name).orElseThrow(), known)));
            if (((MappingNode) value.node()).getValue().isEmpty()) {
                value.problem("names no model service", PLAYED);
            }
            return models;
        }
        for (Value item : value.oneOrMore()) {
            if (item.kind() == NodeKind.TEXT && ClientEntry.MODELS.contains(item.raw())) {
                models.put(item.raw(), List.of());
            } else {
                item.problem("is no model service that the kit plays", PLAYED);
            }
        }
        return models;
    }

    private static List<String> further(Value value, Set<String> known) {
        if (value.kind() == NodeKind.LIST
                && ((SequenceNode) value.node()).getValue().isEmpty()) {
            return List.of();
        }
        List<Value> items = value.items();
        check(items, known);
        return items.stream().map(Value::scalar).flatMap(Optional::stream).toList();
    }

    /** One of a few words, the first being the default. */
    private static String word(Members members, String name, String... words) {
        Optional<Value> value = members.get(name);
        if (value.isEmpty()) {
            return words[0];
        }
        if (value.get().kind() == NodeKind.TEXT
                && Arrays.asList(words).contains(value.get().raw())) {
            return value.get().raw();
        }
        value.get().problem("must be " + String.join(" or ", words), "");
        return words[0];
    }

    static boolean yes(Value value) {
        if (value.kind() != NodeKind.BOOLEAN) {
            value.wrongKind("true or false", "");
        }
        return value.isTrue();
    }

    private static Optional<String> line(Value value) {
        Optional<String> text = value.text();
        if (text.filter(it -> it.chars().anyMatch(Character::isISOControl)).isPresent()) {
            value.problem("must be one line, found " + Json.write(Json.text(value.raw())), "");
            return Optional.empty();
        }
        return text;
    }
}

package org.contexttck.harness.profile.target;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Template;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.json.Json;

/**
 * How to bring an MCP client, with a model and servers of the kit, into a conversation.
 *
 * @param start the command that runs it, with <code>{placeholders}</code> in command and environment; empty if it cannot be
 *     started by command and people point it at the addresses that the kit shows
 * @param config a file that is written before it starts; empty if it needs none
 * @param models the model services it can be driven by, of {@link #MODELS}, at least one, in the order given; with what is
 *     put behind the command for each
 * @param mcp how it reaches MCP servers
 * @param prompts how it hears what the user says
 * @param newConversation the line on its stdin that begins a fresh conversation; empty if a process holds only one
 * @param toolTimeout how long it waits for a tool that does not answer; empty if that is not known
 * @param dialIn whether it cannot be started by command
 */
public record ClientEntry(
        @Key(inline = true) Optional<StartCommand> start,
        Optional<ConfigFile> config,

        @Key(name = "model", standard = "openai") Map<String, List<String>> models,

        @Key(standard = "http") Servers mcp,
        @Key(standard = "one") Prompts prompts,
        Optional<String> newConversation,
        Optional<Duration> toolTimeout,
        boolean dialIn) {

    /** The model services that a profile may name. */
    public static final List<String> MODELS = List.of("openai", "openai-stream", "anthropic", "anthropic-stream");

    private static final String SECOND = "mcp2.";
    private static final String PLAYED = "it plays " + String.join(", ", MODELS);
    private static final String EXAMPLE =
            "for example command: [node, host.mjs, \"{mcp.url}\", \"{model.url}\", \"{prompt}\"]";
    private static final List<String> OF_STARTING =
            List.of("command", "env", "directory", "config", "prompts", "new-conversation");

    public ClientEntry {
        start = start.filter(it -> !dialIn);
    }

    /** How a client reaches MCP servers. */
    public enum Servers {
        /** At a URL. */
        HTTP,
        /** By starting a command. */
        STDIO
    }

    /** How a client hears what the user says. */
    public enum Prompts {
        /** Once, as <code>{prompt}</code>; it ends after the model's last answer. */
        ONE,
        /** A line on its stdin for each prompt; it ends at the end of its input. */
        LINES
    }

    /** Whether it is told of a second MCP server. */
    public boolean secondServer() {
        return Stream.of(
                        start.stream().flatMap(StartCommand::texts),
                        models.values().stream().flatMap(List::stream),
                        config.stream().map(ConfigFile::template))
                .flatMap(texts -> texts)
                .flatMap(text -> Template.names(text).stream())
                .anyMatch(name -> name.startsWith(SECOND));
    }

    /** A word, a list of words, or an object of words with what is put behind the command for each. */
    static Optional<Map<String, List<String>>> models(Value value) {
        Map<String, List<String>> models = new LinkedHashMap<>();
        if (value.kind() == NodeKind.OBJECT) {
            value.members(MODELS.toArray(String[]::new)).forEach((name, words) -> models.put(name, further(words)));
            if (value.isEmpty()) {
                value.problem("names no model service", PLAYED);
            }
            return Optional.of(Collections.unmodifiableMap(models));
        }
        for (Value item : value.oneOrMore()) {
            if (item.kind() == NodeKind.TEXT && MODELS.contains(item.raw())) {
                models.put(item.raw(), List.of());
            } else {
                item.problem("is no model service that the kit plays", PLAYED);
            }
        }
        return Optional.of(Collections.unmodifiableMap(models));
    }

    private static List<String> further(Value value) {
        if (value.kind() == NodeKind.LIST && value.isEmpty()) {
            return List.of();
        }
        List<String> words =
                value.items().stream().flatMap(word -> word.scalar().stream()).toList();
        value.hideWithin(words);
        return words;
    }

    static Optional<String> newConversation(Value value) {
        Optional<String> line = value.text();
        if (line.filter(it -> it.chars().anyMatch(Character::isISOControl)).isPresent()) {
            value.problem("must be one line, found " + Json.write(Json.text(value.raw())), "");
        }
        return line;
    }

    void check(Members members) {
        if (dialIn) {
            OF_STARTING.stream()
                    .filter(members::has)
                    .forEach(name -> members.keyProblem(
                            name,
                            "client." + name + " has no use beside dial-in: true",
                            "with dial-in the kit starts nothing and speaks to nobody"));
            return;
        }
        members.required("command", EXAMPLE);
        if (newConversation.isPresent() && prompts != Prompts.LINES) {
            members.keyProblem("new-conversation", "client.new-conversation needs prompts: lines", "it is such a line");
        }
        Set<String> known = known(mcp, prompts);
        members.get("config").ifPresent(file -> Template.check(file, known));
        if (config.isPresent()) {
            known.add("config");
        }
        Stream.of("command", "env", "model")
                .flatMap(key -> members.get(key).stream())
                .forEach(value -> Template.check(value, known, ClientEntry::with));
    }

    private static Set<String> known(Servers servers, Prompts prompts) {
        Set<String> known = new TreeSet<>(
                Set.of("model.url", "model.key", "model.name", "model.api", "model.stream", "model.way", "scratch"));
        for (String server : List.of("mcp", "mcp2")) {
            known.addAll(
                    servers == Servers.STDIO
                            ? List.of(server + ".bridge", server + ".bridge.command", server + ".bridge.args")
                            : List.of(server + ".url"));
        }
        if (prompts == Prompts.ONE) {
            known.add("prompt");
        }
        return known;
    }

    /** What a name that is known in other profiles goes with. */
    private static Optional<String> with(String name) {
        return switch (name) {
            case "prompt" -> Optional.of("prompts: one");
            case "config" -> Optional.of("a config");
            case "mcp.url", "mcp2.url" -> Optional.of("mcp: http");
            default ->
                Optional.of("mcp: stdio")
                        .filter(it -> known(Servers.STDIO, Prompts.LINES).contains(name));
        };
    }
}

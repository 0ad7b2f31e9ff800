package org.contexttck.harness.profile.target;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.profile.yaml.Template;

/**
 * How to bring an MCP client, with a model and servers of the kit, into a conversation.
 *
 * @param start the command that runs it, with <code>{placeholders}</code> in command and environment; empty if it cannot be
 *     started by command and people point it at the addresses that the kit shows
 * @param config a file that is written before it starts; empty if it needs none
 * @param models the model services it can be driven by, of {@link #MODELS}, at least one, in the order given; with what is
 *     put behind the command for each
 * @param stdio whether it reaches MCP servers by starting a command rather than at a URL
 * @param prompts how it hears what the user says
 * @param newConversation the line on its stdin that begins a fresh conversation; empty if a process holds only one
 * @param toolTimeout how long it waits for a tool that does not answer; empty if that is not known
 */
public record ClientEntry(
        Optional<StartCommand> start,
        Optional<ConfigFile> config,
        Map<String, List<String>> models,
        boolean stdio,
        Prompts prompts,
        Optional<String> newConversation,
        Optional<Duration> toolTimeout) {

    /** The model services that a profile may name. */
    public static final List<String> MODELS = List.of("openai", "openai-stream", "anthropic", "anthropic-stream");

    private static final String SECOND = "mcp2.";

    public ClientEntry {
        models = Collections.unmodifiableMap(new LinkedHashMap<>(models));
    }

    public static ClientEntry dialIn(String model) {
        return new ClientEntry(
                Optional.empty(),
                Optional.empty(),
                Map.of(model, List.of()),
                false,
                Prompts.ONE,
                Optional.empty(),
                Optional.empty());
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
        return texts().flatMap(text -> Template.names(text).stream()).anyMatch(name -> name.startsWith(SECOND));
    }

    /** Everything in which something is filled in. */
    private Stream<String> texts() {
        return Stream.of(
                        start.stream().flatMap(it -> it.command().stream()),
                        start.stream().flatMap(it -> it.environment().values().stream()),
                        models.values().stream().flatMap(List::stream),
                        config.stream().map(ConfigFile::template))
                .flatMap(texts -> texts);
    }
}

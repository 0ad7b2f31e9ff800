package org.contexttck.reference.client;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.contexttck.reference.command.GivenOptions;
import org.contexttck.reference.command.UsageError;

/**
 * What the command line of {@code client} says.
 *
 * @param servers addresses of MCP servers, at least one
 * @param model base address of the model service
 * @param anthropic which of the two forms the service speaks
 * @param streamed whether answers are asked for as streams
 * @param name of the model
 * @param prompt the only thing the user says; without it, a prompt a line is read
 * @param patience how long a tool call may take
 * @param unscoped whether results of tools without a pair may collapse
 */
record ClientOptions(
        List<URI> servers,
        URI model,
        boolean anthropic,
        boolean streamed,
        String name,
        Optional<String> prompt,
        Duration patience,
        boolean unscoped) {

    static final String UNSCOPED = "--unscoped";

    private static final String USAGE = "client --mcp-url URL... --model-url URL [--api openai|anthropic] [--stream]"
            + " [--model NAME] [--prompt TEXT] [--tool-timeout MILLIS] [--unscoped] [--variant NAME]";
    private static final Set<String> KNOWN =
            Set.of("--mcp-url", "--model-url", "--model", "--api", "--prompt", "--tool-timeout", "--variant");

    /** Takes a command line apart. @param further options with a value that are not the client's */
    static GivenOptions given(List<String> words, String... further) {
        Set<String> known = new TreeSet<>(KNOWN);
        known.addAll(List.of(further));
        return GivenOptions.of(words, known, Set.of("--stream", UNSCOPED), USAGE);
    }

    /** @throws UsageError with one line about what is wrong */
    static ClientOptions of(GivenOptions given) {
        List<URI> servers = given.addresses("--mcp-url");
        List<URI> models = given.addresses("--model-url");
        if (servers.isEmpty() || models.isEmpty()) {
            throw new UsageError("client needs --mcp-url and --model-url");
        }
        return new ClientOptions(
                servers,
                models.get(0),
                anthropic(given.text("--api").orElse("openai")),
                given.has("--stream"),
                given.text("--model").orElse("default"),
                given.text("--prompt"),
                Duration.ofMillis(given.number("--tool-timeout", 1, Integer.MAX_VALUE, 60_000)),
                given.has(UNSCOPED));
    }

    private static boolean anthropic(String api) {
        return switch (api) {
            case "openai" -> false;
            case "anthropic" -> true;
            default -> throw new UsageError("--api is openai or anthropic, not " + api);
        };
    }
}

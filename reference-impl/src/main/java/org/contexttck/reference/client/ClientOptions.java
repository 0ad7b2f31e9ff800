package org.contexttck.reference.client;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The command line of {@code client} and {@code driver}, taken apart.
 *
 * @param servers addresses of MCP servers, at least one for a client
 * @param model base address of the model service, given for a client
 * @param anthropic which of the two forms the service speaks
 * @param streamed whether answers are asked for as streams
 * @param name of the model
 * @param prompt the only thing the user says; without it, a prompt a line is read
 * @param patience how long a tool call may take
 * @param unscoped whether results of tools without a pair may collapse
 * @param variant name of a variant, a mistake or a liberty
 */
record ClientOptions(
        List<URI> servers,
        Optional<URI> model,
        boolean anthropic,
        boolean streamed,
        String name,
        Optional<String> prompt,
        Duration patience,
        boolean unscoped,
        Optional<String> variant) {

    private static final Set<String> FLAGS = Set.of("--stream", "--unscoped");
    private static final Set<String> VALUES =
            Set.of("--mcp-url", "--model-url", "--model", "--api", "--prompt", "--tool-timeout", "--variant");
    private static final Set<String> OF_THE_DRIVER = Set.of("--unscoped", "--variant");

    /** @throws IllegalArgumentException with one line about what is wrong */
    static ClientOptions of(String command, List<String> arguments) {
        boolean client = command.equals(ClientCommands.CLIENT);
        Map<String, List<String>> given = new TreeMap<>();
        for (int at = 0; at < arguments.size(); at++) {
            String option = arguments.get(at);
            boolean value = VALUES.contains(option);
            if (!value && !FLAGS.contains(option) || !client && !OF_THE_DRIVER.contains(option)) {
                throw new IllegalArgumentException("unknown option " + option + " of " + command);
            } else if (value && at + 1 == arguments.size()) {
                throw new IllegalArgumentException(option + " needs a value");
            }
            given.computeIfAbsent(option, name -> new ArrayList<>()).add(value ? arguments.get(++at) : "");
        }
        ClientOptions options = new ClientOptions(
                given.getOrDefault("--mcp-url", List.of()).stream()
                        .map(URI::create)
                        .toList(),
                last(given, "--model-url").map(URI::create),
                anthropic(last(given, "--api").orElse("openai")),
                given.containsKey("--stream"),
                last(given, "--model").orElse("default"),
                last(given, "--prompt"),
                patience(last(given, "--tool-timeout").orElse("60000")),
                given.containsKey("--unscoped"),
                last(given, "--variant"));
        if (client && (options.servers().isEmpty() || options.model().isEmpty())) {
            throw new IllegalArgumentException("client needs --mcp-url and --model-url");
        }
        return options;
    }

    private static Optional<String> last(Map<String, List<String>> given, String option) {
        List<String> values = given.getOrDefault(option, List.of());
        return values.isEmpty() ? Optional.empty() : Optional.of(values.get(values.size() - 1));
    }

    private static boolean anthropic(String api) {
        return switch (api) {
            case "openai" -> false;
            case "anthropic" -> true;
            default -> throw new IllegalArgumentException("--api is openai or anthropic, not " + api);
        };
    }

    private static Duration patience(String millis) {
        try {
            long number = Long.parseLong(millis);
            if (number > 0) {
                return Duration.ofMillis(number);
            }
        } catch (NumberFormatException e) {
            // falls through to the one message for both
        }
        throw new IllegalArgumentException("--tool-timeout is a number of milliseconds above 0, not " + millis);
    }
}

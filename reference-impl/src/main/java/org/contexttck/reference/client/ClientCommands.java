package org.contexttck.reference.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.contexttck.reference.command.GivenOptions;
import org.contexttck.reference.command.Lines;
import org.contexttck.reference.command.UsageError;

/**
 * The commands of the reference client, on a pair of streams.
 *
 * <pre>
 * client --mcp-url URL... --model-url URL [--api openai|anthropic] [--stream] [--model NAME] [--prompt TEXT]
 *        [--tool-timeout MILLIS] [--unscoped] [--variant NAME]
 * driver [--unscoped] [--variant NAME]
 * </pre>
 *
 * <p>Without {@code --prompt} each line of input is a prompt, the line {@code /new} begins a fresh conversation, and the end
 * of the input is the end. What the model says in the end goes to the output, a line for each prompt. The key of the model
 * service is taken from {@code OPENAI_API_KEY} or {@code ANTHROPIC_API_KEY}.
 */
public final class ClientCommands {

    private ClientCommands() {}

    /**
     * Runs a command until the input ends.
     *
     * @param command one of the two
     * @param arguments those behind it
     * @param variants what a broken variant is made of, by its name
     * @return the exit code
     * @throws UsageError if the arguments cannot be followed
     * @throws HostFailure if the model or a server fails
     * @throws IOException if nobody reads the output
     */
    public static int run(
            String command,
            List<String> arguments,
            Map<String, String> environment,
            Function<String, Optional<ClientParts>> variants,
            InputStream in,
            OutputStream out)
            throws IOException, HostFailure, InterruptedException {
        if (command.equals("driver")) {
            GivenOptions given = GivenOptions.of(
                    arguments,
                    Set.of("--variant"),
                    Set.of(ClientOptions.UNSCOPED),
                    "driver [--unscoped] [--variant NAME]");
            ClientParts parts = given.variant(variants, new ClientParts());
            new Driver(parts, given.has(ClientOptions.UNSCOPED)).serve(in, out);
        } else {
            GivenOptions given = ClientOptions.given(arguments);
            client(ClientOptions.of(given), given.variant(variants, new ClientParts()), environment, in, out);
        }
        return 0;
    }

    private static void client(
            ClientOptions options, ClientParts parts, Map<String, String> environment, InputStream in, OutputStream out)
            throws IOException, HostFailure, InterruptedException {
        Toolbox tools = Toolbox.open(options.servers(), options.patience(), parts);
        try (Host host = new Host(
                model(options, environment, parts),
                tools,
                () -> parts.conversation(parts.engine(options.unscoped())))) {
            if (options.prompt().isPresent()) {
                Lines.send(out, host.prompt(options.prompt().get()));
                return;
            }
            BufferedReader lines = Lines.of(in);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.equals("/new")) {
                    host.begin();
                } else if (!line.isBlank()) {
                    Lines.send(out, host.prompt(line));
                }
            }
        }
    }

    static Model model(ClientOptions options, Map<String, String> environment, ClientParts parts) {
        URI base = options.model();
        if (options.anthropic()) {
            Optional<String> key = Optional.ofNullable(environment.get("ANTHROPIC_API_KEY"));
            return new AnthropicModel(base, options.name(), options.streamed(), key);
        }
        Optional<String> key = Optional.ofNullable(environment.get("OPENAI_API_KEY"));
        return parts.continues()
                .<Model>map(continues -> new OpenAiResponsesModel(base, options.name(), key, continues))
                .orElseGet(() -> new OpenAiModel(base, options.name(), options.streamed(), key));
    }
}

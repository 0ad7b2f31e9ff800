package org.contexttck.reference.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

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

    static final String CLIENT = "client";

    private static final String DRIVER = "driver";
    private static final String NEW = "/new";

    private ClientCommands() {}

    /** Whether this is the name of one of these commands. */
    public static boolean has(String command) {
        return Set.of(CLIENT, DRIVER).contains(command);
    }

    /**
     * Runs a command until the input ends.
     *
     * @param arguments those behind the command
     * @param variants what a broken variant is made of, by its name
     * @return the exit code: 0 ended as it should, 1 the model or a server failed, 2 the arguments were wrong; for the
     *     latter two there is one line on {@code err}
     * @throws IOException if nobody reads the output
     */
    public static int run(
            String command,
            List<String> arguments,
            Map<String, String> environment,
            Function<String, Optional<ClientParts>> variants,
            InputStream in,
            OutputStream out,
            PrintStream err)
            throws IOException, InterruptedException {
        try {
            ClientOptions options = ClientOptions.of(command, arguments);
            ClientParts parts = options.variant().isEmpty()
                    ? new ClientParts()
                    : variants.apply(options.variant().get())
                            .orElseThrow(() -> new IllegalArgumentException("unknown variant "
                                    + options.variant().get() + "; the command variants client lists them"));
            if (command.equals(DRIVER)) {
                new Driver(parts, options.unscoped()).serve(in, out);
            } else {
                client(options, parts, environment, in, out);
            }
            return 0;
        } catch (IllegalArgumentException wrong) {
            err.println(wrong.getMessage());
            return 2;
        } catch (HostFailure failure) {
            err.println(failure.getMessage());
            return 1;
        }
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
                say(host.prompt(options.prompt().get()), out);
                return;
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.equals(NEW)) {
                    host.begin();
                } else if (!line.isBlank()) {
                    say(host.prompt(line), out);
                }
            }
        }
    }

    static Model model(ClientOptions options, Map<String, String> environment, ClientParts parts) {
        URI base = options.model().orElseThrow();
        if (options.anthropic()) {
            Optional<String> key = Optional.ofNullable(environment.get("ANTHROPIC_API_KEY"));
            return new AnthropicModel(base, options.name(), options.streamed(), key);
        }
        Optional<String> key = Optional.ofNullable(environment.get("OPENAI_API_KEY"));
        return parts.continues()
                .<Model>map(continues -> new OpenAiResponsesModel(base, options.name(), key, continues))
                .orElseGet(() -> new OpenAiModel(base, options.name(), options.streamed(), key));
    }

    private static void say(String text, OutputStream out) throws IOException {
        out.write((text + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}

package org.contexttck.reference.intermediary;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The command of the reference intermediary.
 *
 * <pre>
 * intermediary --upstream URL [--http PORT] [--variant NAME]
 * </pre>
 *
 * <p>Without {@code --http} it serves one client on a pair of streams until the input ends. With it, it prints one line,
 * {@code listening on URL}, and serves until it is ended; port 0 takes any free one.
 */
public final class IntermediaryCommand {

    private static final String NAME = "intermediary";
    private static final String USAGE = "usage: intermediary --upstream URL [--http PORT] [--variant NAME]";
    private static final Set<String> KNOWN = Set.of("--upstream", "--http", "--variant");

    private IntermediaryCommand() {}

    /** Whether a command line begins with this command. */
    public static boolean starts(List<String> arguments) {
        return !arguments.isEmpty() && arguments.get(0).equals(NAME);
    }

    /**
     * Runs the command.
     *
     * @param arguments the whole command line
     * @param variants what a broken variant does to messages, by its name
     * @return the exit code: 0 ended as it should, 2 the arguments were wrong, which one line on {@code err} explains
     * @throws IOException if the port is not to be had
     */
    public static int run(
            List<String> arguments,
            Function<String, Optional<? extends MessageTap>> variants,
            InputStream in,
            OutputStream out,
            PrintStream err)
            throws IOException, InterruptedException {
        try {
            Map<String, String> options = options(arguments.subList(1, arguments.size()));
            URI upstream = URI.create(options.get("--upstream"));
            MessageTap tap =
                    options.containsKey("--variant") ? tap(options.get("--variant"), variants) : MessageTap.NONE;
            if (!options.containsKey("--http")) {
                return new StdioFront(upstream, out, tap).serve(in);
            }
            try (HttpFront front = HttpFront.start(upstream, Integer.parseInt(options.get("--http")), tap)) {
                out.write(("listening on " + front.address() + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
                front.join();
            }
            return 0;
        } catch (IllegalArgumentException wrong) {
            err.println(wrong.getMessage() + "; " + USAGE);
            return 2;
        }
    }

    private static Map<String, String> options(List<String> words) {
        Map<String, String> options = new HashMap<>();
        for (int i = 0; i < words.size(); i += 2) {
            if (!KNOWN.contains(words.get(i)) || i + 1 == words.size()) {
                throw new IllegalArgumentException(words.get(i) + " is unknown or needs a value");
            }
            options.put(words.get(i), words.get(i + 1));
        }
        if (!options.containsKey("--upstream")) {
            throw new IllegalArgumentException("--upstream is missing");
        }
        return options;
    }

    private static MessageTap tap(String name, Function<String, Optional<? extends MessageTap>> variants) {
        return variants.apply(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "unknown variant " + name + ", the command variants intermediary lists them"));
    }
}

package org.contexttck.reference.gateway;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Runs a gateway from a command line until its input ends.
 *
 * <pre>
 * gateway [--port N] [--token T] [--broken VARIANT]
 *         [--max-bytes N] [--max-depth N] [--max-contexts N] [--idle-seconds N] [--max-queue N]
 * </pre>
 *
 * <p>It prints one line, the address; port 0, the default, takes any free one.
 */
public final class GatewayCommand {

    /** How it is called. */
    public static final String USAGE = "gateway [--port N] [--token T] [--broken VARIANT] [--max-bytes N]"
            + " [--max-depth N] [--max-contexts N] [--idle-seconds N] [--max-queue N]";

    private static final Set<String> KNOWN = Set.of(
            "--port",
            "--token",
            "--broken",
            "--max-bytes",
            "--max-depth",
            "--max-contexts",
            "--idle-seconds",
            "--max-queue");

    private GatewayCommand() {}

    /**
     * Serves until the input ends.
     *
     * @param options without the word {@code gateway}
     * @param variants finds a broken conduct by its name
     * @return the exit code
     * @throws IllegalArgumentException if the options cannot be followed; the message is one line
     * @throws Exception if it cannot listen
     */
    public static int run(
            List<String> options, Function<String, Optional<Conduct>> variants, InputStream in, OutputStream out)
            throws Exception {
        Map<String, String> given = parse(options);
        Conduct conduct = Conduct.RIGHT;
        if (given.containsKey("--broken")) {
            conduct = variants.apply(given.get("--broken"))
                    .orElseThrow(() -> new IllegalArgumentException(
                            "unknown variant " + given.get("--broken") + "; the command variants lists them"));
        }
        GatewayLimits defaults = GatewayLimits.defaults();
        GatewayLimits limits = new GatewayLimits(
                number(given, "--max-bytes", 1, defaults.maxBytes()),
                number(given, "--max-depth", 1, defaults.maxDepth()),
                number(given, "--max-contexts", 0, defaults.maxContexts()),
                Duration.ofSeconds(
                        number(given, "--idle-seconds", 1, (int) defaults.idle().toSeconds())),
                number(given, "--max-queue", 1, (int) defaults.maxQueue()));
        serve(number(given, "--port", 0, 0), limits, Optional.ofNullable(given.get("--token")), conduct, in, out);
        return 0;
    }

    /** Serves until the input ends. */
    public static void serve(
            int port, GatewayLimits limits, Optional<String> token, Conduct conduct, InputStream in, OutputStream out)
            throws Exception {
        try (Gateway gateway = Gateway.start(port, limits, token, conduct)) {
            out.write((gateway.address() + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
            readToTheEnd(in);
        }
    }

    private static void readToTheEnd(InputStream in) {
        byte[] ignored = new byte[256];
        try {
            while (in.read(ignored) >= 0) {
                // whatever it is, it is not for a gateway
            }
        } catch (IOException e) {
            // a broken input has ended as well
        }
    }

    private static Map<String, String> parse(List<String> options) {
        Map<String, String> given = new HashMap<>();
        for (Iterator<String> rest = options.iterator(); rest.hasNext(); ) {
            String option = rest.next();
            if (!KNOWN.contains(option)) {
                throw new IllegalArgumentException("unknown option " + option + "; usage: " + USAGE);
            }
            if (!rest.hasNext()) {
                throw new IllegalArgumentException(option + " needs a value; usage: " + USAGE);
            }
            given.put(option, rest.next());
        }
        return given;
    }

    private static int number(Map<String, String> given, String option, int least, int otherwise) {
        if (!given.containsKey(option)) {
            return otherwise;
        }
        try {
            int number = Integer.parseInt(given.get(option));
            if (number >= least) {
                return number;
            }
        } catch (NumberFormatException e) {
            // falls through to the one message for both
        }
        throw new IllegalArgumentException(
                option + " needs a whole number from " + least + ", not " + given.get(option));
    }
}

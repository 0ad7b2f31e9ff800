package org.contexttck.reference.gateway;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.contexttck.reference.command.GivenOptions;

/**
 * Runs a gateway from a command line until its input ends.
 *
 * <pre>
 * gateway [--port N] [--token T] [--variant NAME]
 *         [--max-bytes N] [--max-depth N] [--max-contexts N] [--idle-seconds N] [--max-queue N]
 * </pre>
 *
 * <p>It prints one line, the address; port 0, the default, takes any free one.
 */
public final class GatewayCommand {

    /** How it is called. */
    public static final String USAGE = "gateway [--port N] [--token T] [--variant NAME] [--max-bytes N]"
            + " [--max-depth N] [--max-contexts N] [--idle-seconds N] [--max-queue N]";

    private static final Set<String> KNOWN = Set.of(
            "--port",
            "--token",
            "--variant",
            "--max-bytes",
            "--max-depth",
            "--max-contexts",
            "--idle-seconds",
            "--max-queue");

    private static final int MOST_PORTS = 65_535;

    private GatewayCommand() {}

    /**
     * Serves until the input ends.
     *
     * @param options without the word {@code gateway}
     * @param variants finds a broken behaviour by its name
     * @return the exit code
     * @throws IllegalArgumentException if the options cannot be followed; the message is one line
     * @throws Exception if it cannot listen
     */
    public static int run(
            List<String> options,
            Function<String, Optional<GatewayBehaviour>> variants,
            InputStream in,
            OutputStream out)
            throws Exception {
        GivenOptions given = GivenOptions.of(options, KNOWN, USAGE);
        GatewayBehaviour behaviour = given.variant(variants, GatewayBehaviour.RIGHT);
        GatewayLimits defaults = GatewayLimits.defaults();
        GatewayLimits limits = new GatewayLimits(
                limit(given, "--max-bytes", 1, defaults.maxBytes()),
                limit(given, "--max-depth", 1, defaults.maxDepth()),
                limit(given, "--max-contexts", 0, defaults.maxContexts()),
                Duration.ofSeconds(
                        limit(given, "--idle-seconds", 1, (int) defaults.idle().toSeconds())),
                limit(given, "--max-queue", 1, (int) defaults.maxQueue()));
        serve(given.number("--port", 0, MOST_PORTS, 0), limits, given.text("--token"), behaviour, in, out);
        return 0;
    }

    private static int limit(GivenOptions given, String option, int least, int otherwise) {
        return given.number(option, least, Integer.MAX_VALUE, otherwise);
    }

    /** Serves until the input ends. */
    public static void serve(
            int port,
            GatewayLimits limits,
            Optional<String> token,
            GatewayBehaviour behaviour,
            InputStream in,
            OutputStream out)
            throws Exception {
        try (Gateway gateway = Gateway.start(port, limits, token, behaviour)) {
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
}

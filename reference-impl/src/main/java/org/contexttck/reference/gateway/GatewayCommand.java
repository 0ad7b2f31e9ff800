package org.contexttck.reference.gateway;

import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.contexttck.reference.command.GivenOptions;
import org.contexttck.reference.command.Lines;
import org.contexttck.reference.command.UsageError;

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

    private static final String USAGE = "gateway [--port N] [--token T] [--variant NAME] [--max-bytes N]"
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

    private GatewayCommand() {}

    /**
     * Serves until the input ends.
     *
     * @param options without the word {@code gateway}
     * @param variants finds a behaviour by the name of its variant
     * @param usual the behaviour if no variant is asked for
     * @return the exit code
     * @throws UsageError if the options cannot be followed
     * @throws Exception if it cannot listen
     */
    public static int run(
            List<String> options,
            Function<String, Optional<GatewayBehaviour>> variants,
            GatewayBehaviour usual,
            InputStream in,
            OutputStream out)
            throws Exception {
        GivenOptions given = GivenOptions.of(options, KNOWN, USAGE);
        GatewayBehaviour behaviour = given.variant(variants, usual);
        GatewayLimits defaults = GatewayLimits.defaults();
        GatewayLimits limits = new GatewayLimits(
                limit(given, "--max-bytes", 1, defaults.maxBytes()),
                limit(given, "--max-depth", 1, defaults.maxDepth()),
                limit(given, "--max-contexts", 0, defaults.maxContexts()),
                Duration.ofSeconds(
                        limit(given, "--idle-seconds", 1, (int) defaults.idle().toSeconds())),
                limit(given, "--max-queue", 1, (int) defaults.maxQueue()));
        int port = given.port("--port").orElse(0);
        try (Gateway gateway = Gateway.start(port, limits, given.text("--token"), behaviour)) {
            Lines.send(out, gateway.address().toString());
            Lines.awaitEnd(in);
        }
        return 0;
    }

    private static int limit(GivenOptions given, String option, int least, int otherwise) {
        return given.number(option, least, Integer.MAX_VALUE, otherwise);
    }
}

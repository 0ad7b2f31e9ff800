package org.contexttck.reference.intermediary;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.contexttck.reference.command.GivenOptions;
import org.contexttck.reference.command.Lines;
import org.contexttck.reference.command.UsageError;

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

    private static final String USAGE = "intermediary --upstream URL [--http PORT] [--variant NAME]";

    private IntermediaryCommand() {}

    /**
     * Runs the command.
     *
     * @param options without the word {@code intermediary}
     * @param variants what a broken variant does to messages, by its name
     * @return the exit code
     * @throws UsageError if the options cannot be followed
     * @throws IOException if the port is not to be had
     */
    public static int run(
            List<String> options, Function<String, Optional<MessageTap>> variants, InputStream in, OutputStream out)
            throws IOException, InterruptedException {
        GivenOptions given = GivenOptions.of(options, Set.of("--upstream", "--http", "--variant"), USAGE);
        URI upstream = given.addresses("--upstream").stream()
                .findFirst()
                .orElseThrow(() -> new UsageError("--upstream is missing; usage: " + USAGE));
        MessageTap tap = given.variant(variants, MessageTap.NONE);
        Optional<Integer> port = given.port("--http");
        if (port.isEmpty()) {
            return new StdioFront(upstream, out, tap).serve(in);
        }
        try (HttpFront front = HttpFront.start(upstream, port.get(), tap)) {
            Lines.send(out, "listening on " + front.address());
            Thread.currentThread().join();
            return 0;
        }
    }
}

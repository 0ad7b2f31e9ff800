package org.contexttck.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.client.ClientCommands;
import org.contexttck.reference.contextpack.MemoryDatabase;
import org.contexttck.reference.intermediary.IntermediaryCommand;
import org.contexttck.reference.nullpeer.NullPeers;
import org.contexttck.reference.page.PageCommand;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.server.StdioServer;
import org.contexttck.reference.transientcontext.Findings;

/**
 * Runs the reference server or client, a broken variant of it or a null peer on a pair of streams, as a process would on its
 * standard streams, but without one. Each call is a process of its own: any number of them may run at the same time, what
 * ends one ends no other, and none leaves a thread or an open database behind. Nothing is read from or written to the
 * standard streams of the virtual machine.
 */
public final class Embedded {

    /** The environment variable by which a client shows what organisation it is from. */
    private static final String ORG_TOKEN = "ORG_TOKEN";

    private Embedded() {}

    /**
     * Serves until the input ends or the server ends by itself. An interrupt ends it as well.
     *
     * @param arguments as on the command line, see {@link Main}; {@code --http} needs a process of its own
     * @param environment what such a process would find in its environment; that of the virtual machine is not looked at
     * @param in what the client says, one message a line; the caller closes it
     * @param out what the server says; flushed after each message, left open
     * @param err complaints, as text in UTF-8; left open
     * @return the exit code of the process that this stands for: 0 ended as it should, 1 failed, 2 the arguments were
     *     wrong
     */
    public static int run(
            List<String> arguments,
            Map<String, String> environment,
            InputStream in,
            OutputStream out,
            OutputStream err) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        // libraries look for their services and settings where the context class loader says
        thread.setContextClassLoader(Embedded.class.getClassLoader());
        PrintStream complaints = new PrintStream(err, true, StandardCharsets.UTF_8);
        try {
            if (!arguments.isEmpty() && ClientCommands.has(arguments.get(0))) {
                List<String> options = arguments.subList(1, arguments.size());
                return ClientCommands.run(
                        arguments.get(0), options, environment, Variants.CLIENT::named, in, out, complaints);
            }
            if (!arguments.isEmpty() && arguments.get(0).equals(PageCommand.NAME)) {
                return page(arguments.subList(1, arguments.size()), environment, in, out);
            }
            if (SubContextCommands.has(arguments)) {
                return SubContextCommands.run(arguments, in, out);
            }
            if (IntermediaryCommand.starts(arguments)) {
                return IntermediaryCommand.run(arguments, Variants.INTERMEDIARY::named, in, out, complaints);
            }
            return run(Options.parse(arguments.toArray(String[]::new)), environment, in, out);
        } catch (UsageError wrong) {
            complaints.println(wrong.getMessage());
            return 2;
        } catch (InterruptedException interrupted) {
            thread.interrupt();
            return 1;
        } catch (Exception failed) {
            Optional<String> taken = TakenPort.of(failed, arguments);
            complaints.println(taken.orElse("failed: " + failed));
            return taken.isPresent() ? 2 : 1;
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static int run(Options options, Map<String, String> environment, InputStream in, OutputStream out)
            throws Exception {
        if (options.http().isPresent()) {
            throw new UsageError("--http needs a process of its own");
        }
        return switch (options.command()) {
            case SERVER -> server(options, Optional.ofNullable(environment.get(ORG_TOKEN)), in, out);
            case NULL_PEER -> NullPeers.serve(options.nullPeer(), options.model(), in, out);
            case VARIANTS -> list(Variants.mistakes(options.role()), out);
            case LIBERTIES -> list(Variants.liberties(options.role()), out);
        };
    }

    private static int page(List<String> arguments, Map<String, String> environment, InputStream in, OutputStream out)
            throws Exception {
        try {
            return PageCommand.run(arguments, environment, in, out);
        } catch (IllegalArgumentException wrong) {
            throw new UsageError(wrong.getMessage());
        }
    }

    private static int list(List<String> names, OutputStream out) throws IOException {
        out.write((String.join("\n", names) + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
        return 0;
    }

    private static int server(Options options, Optional<String> token, InputStream in, OutputStream out)
            throws Exception {
        LineTap tap = options.tap();
        try (Findings findings = options.findings();
                MemoryDatabase memories = options.memories()) {
            return new StdioServer(in, out, tap).serve(findings, memories, token);
        }
    }
}

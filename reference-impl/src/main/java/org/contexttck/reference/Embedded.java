package org.contexttck.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reference.client.ClientCommands;
import org.contexttck.reference.client.HostFailure;
import org.contexttck.reference.command.GivenOptions;
import org.contexttck.reference.command.Lines;
import org.contexttck.reference.command.UsageError;
import org.contexttck.reference.contextpack.MemoryDatabase;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.GatewayCommand;
import org.contexttck.reference.intermediary.IntermediaryCommand;
import org.contexttck.reference.page.PageCommand;
import org.contexttck.reference.participant.ParticipantBehaviour;
import org.contexttck.reference.participant.ParticipantCommand;
import org.contexttck.reference.server.HttpServer;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.server.StdioServer;
import org.contexttck.reference.transientcontext.Findings;

/**
 * Runs a reference, a broken variant of one or a null peer on a pair of streams, as a process would on its standard
 * streams, but without one. Each call is a process of its own: any number of them may run at the same time, what ends one
 * ends no other, and none leaves a thread or an open database behind. Nothing is read from or written to the standard
 * streams of the virtual machine.
 */
public final class Embedded {

    static final String SERVER_USAGE = "server [--http PORT] [--database FILE] [--variant NAME]";
    static final String USAGE = "usage: " + SERVER_USAGE + " | " + NullPeerCommand.USAGE
            + " | variants [ROLE] | liberties [ROLE] | client OPTIONS | driver OPTIONS"
            + " | page [--port PORT] [OPTIONS] | intermediary OPTIONS | gateway OPTIONS | participant OPTIONS";

    /** The environment variable by which a client shows what organisation it is from. */
    private static final String ORG_TOKEN = "ORG_TOKEN";

    private Embedded() {}

    /**
     * Serves until the input ends or the reference ends by itself. An interrupt ends it as well.
     *
     * @param arguments as on the command line, see {@link Main}
     * @param environment what such a process would find in its environment; that of the virtual machine is not looked at
     * @param in what the client says, one message a line; the caller closes it
     * @param out what the reference says; flushed after each message, left open
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
            return run(arguments, environment, in, out);
        } catch (UsageError wrong) {
            complaints.println(wrong.getMessage());
            return 2;
        } catch (HostFailure failure) {
            complaints.println(failure.getMessage());
            return 1;
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

    private static int run(List<String> words, Map<String, String> environment, InputStream in, OutputStream out)
            throws Exception {
        if (words.isEmpty()) {
            throw new UsageError(USAGE);
        }
        List<String> rest = words.subList(1, words.size());
        return switch (words.get(0)) {
            case "server" -> server(rest, Optional.ofNullable(environment.get(ORG_TOKEN)), in, out);
            case "client", "driver" ->
                ClientCommands.run(words.get(0), rest, environment, Variants.CLIENT::named, in, out);
            case "page" -> PageCommand.run(rest, environment, in, out);
            case "intermediary" -> IntermediaryCommand.run(rest, Variants.INTERMEDIARY::named, in, out);
            case "gateway" -> GatewayCommand.run(rest, Variants.GATEWAY::named, GatewayBehaviour.RIGHT, in, out);
            case "participant" ->
                ParticipantCommand.run(rest, Variants.PARTICIPANT::named, ParticipantBehaviour.RIGHT, in, out);
            case "null-peer" -> NullPeerCommand.run(rest, in, out);
            case "variants" -> list(Variants.mistakes(role(rest)), out);
            case "liberties" -> list(Variants.liberties(role(rest)), out);
            default -> throw new UsageError(USAGE);
        };
    }

    /** The server's variants are listed if no role is named. */
    private static String role(List<String> rest) {
        if (rest.size() > 1) {
            throw new UsageError(USAGE);
        }
        return rest.isEmpty() ? "server" : rest.get(0);
    }

    private static int list(List<String> names, OutputStream out) throws IOException {
        Lines.send(out, String.join("\n", names));
        return 0;
    }

    private static int server(List<String> words, Optional<String> token, InputStream in, OutputStream out)
            throws Exception {
        GivenOptions given = GivenOptions.of(words, Set.of("--http", "--database", "--variant"), SERVER_USAGE);
        LineTap tap = given.variant(Variants.SERVER::named, LineTap.NONE);
        Optional<Path> database = given.text("--database").map(Path::of);
        try (Findings findings = database.map(Findings::in).orElseGet(Findings::inMemory);
                MemoryDatabase memories = database.map(MemoryDatabase::in).orElseGet(MemoryDatabase::inMemory)) {
            Optional<Integer> port = given.port("--http");
            if (port.isEmpty()) {
                return new StdioServer(in, out, tap).serve(findings, memories, token);
            }
            if (tap != LineTap.NONE) {
                throw new UsageError("--variant works on standard streams only; leave out --http");
            }
            try (HttpServer server = HttpServer.start(port.get(), findings, memories)) {
                Lines.send(out, "listening on " + server.address());
                server.join();
                return 0;
            }
        }
    }
}

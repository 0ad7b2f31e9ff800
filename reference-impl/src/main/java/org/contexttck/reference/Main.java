package org.contexttck.reference;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.net.URI;
import java.util.List;
import org.contexttck.reference.broken.Variants;
import org.contexttck.reference.nullpeer.NullPeers;
import org.contexttck.reference.server.HttpServer;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.server.StdioServer;
import org.contexttck.reference.transientcontext.Findings;

/**
 * Starts the reference server, a broken variant of it or a null peer.
 *
 * <pre>
 * server [--http PORT] [--database FILE] [--broken VARIANT]
 * null-peer NAME [--http PORT]
 * variants
 * </pre>
 *
 * <p>Without {@code --http} it serves standard input and output until the input ends. With it, it prints one line,
 * {@code listening on URL}, and serves until it is killed; port 0 takes any free one. Logs go to standard error. Exit codes:
 * 0 ended as it should, 1 failed, 2 the command line was wrong (one line on standard error says how).
 */
public final class Main {

    private Main() {}

    /**
     * Runs the command and ends the process.
     *
     * @param arguments see above
     */
    public static void main(String[] arguments) {
        System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "warn");
        int code;
        try {
            code = run(Options.parse(arguments));
        } catch (UsageError e) {
            System.err.println(e.getMessage());
            code = 2;
        } catch (Exception e) {
            System.err.println("failed: " + e);
            code = 1;
        }
        // the SDK's threads would keep the process alive after its client has gone
        System.exit(code);
    }

    private static int run(Options options) throws Exception {
        String command = options.words().isEmpty() ? "" : options.words().get(0);
        List<String> operands = options.words().stream().skip(1).toList();
        if (command.equals("server") && operands.isEmpty()) {
            return server(options);
        }
        if (command.equals("null-peer") && operands.size() == 1) {
            return nullPeer(operands.get(0), options);
        }
        if (command.equals("variants") && operands.isEmpty()) {
            Variants.names().forEach(System.out::println);
            return 0;
        }
        throw new UsageError(Options.USAGE);
    }

    private static int server(Options options) throws Exception {
        if (options.http().isPresent() && options.broken().isPresent()) {
            throw new UsageError("--broken works on standard streams only; leave out --http");
        }
        try (Findings findings = options.database().map(Findings::in).orElseGet(Findings::inMemory)) {
            if (options.http().isPresent()) {
                try (HttpServer server = HttpServer.start(options.http().get(), findings)) {
                    announce(server.address());
                    server.join();
                }
                return 0;
            }
            return new StdioServer(System.in, new FileOutputStream(FileDescriptor.out), tap(options)).serve(findings);
        }
    }

    private static LineTap tap(Options options) throws UsageError {
        if (options.broken().isEmpty()) {
            return LineTap.NONE;
        }
        String name = options.broken().get();
        return Variants.named(name)
                .orElseThrow(() -> new UsageError("unknown variant " + name + "; the command variants lists them"));
    }

    private static int nullPeer(String name, Options options) throws Exception {
        if (!NullPeers.names().contains(name)) {
            throw new UsageError("unknown null peer " + name + "; known: " + String.join(", ", NullPeers.names()));
        }
        if (options.http().isPresent()) {
            announce(NullPeers.listen(name, options.http().get()));
            Thread.currentThread().join();
        }
        return NullPeers.serve(name, System.in, new FileOutputStream(FileDescriptor.out));
    }

    private static void announce(URI address) {
        System.out.println("listening on " + address);
        System.out.flush();
    }
}

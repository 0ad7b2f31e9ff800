package org.contexttck.harness.target.intermediary;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Unreachable;

/**
 * A program that a {@link Launcher} has started, as something to open an MCP connection to. A program serves one connection; for
 * another one, as a handshake may need it, it is started again.
 */
final class IntermediaryStdio implements InProcessPeer {

    private static final int BUFFER = 8192;
    private static final long BETWEEN_LOOKS_MILLIS = 10;
    private static final int LOOKS = 100;

    private final Again again;
    private volatile Launched program;
    private boolean used;

    /** Starts the program once more. */
    @FunctionalInterface
    interface Again {
        Launched launch() throws Unreachable;
    }

    IntermediaryStdio(Launched program, Again again) {
        this.program = program;
        this.again = again;
    }

    private synchronized Launched unused() throws Unreachable {
        program = used ? again.launch() : program;
        used = true;
        return program;
    }

    @Override
    public int serve(Connection connection) throws Unreachable, IOException, InterruptedException {
        Launched own = unused();
        try (own) {
            return serve(own, connection);
        }
    }

    private static int serve(Launched program, Connection connection) throws IOException, InterruptedException {
        Thread feeder = new Thread(() -> feed(connection.in(), program), "intermediary-stdin");
        feeder.setDaemon(true);
        feeder.start();
        relay(program.output(), connection.out());
        for (int looks = 0; program.alive() && looks < LOOKS; looks++) {
            Thread.sleep(BETWEEN_LOOKS_MILLIS);
        }
        connection.err().write(program.stderrTail().getBytes(StandardCharsets.UTF_8));
        return program.exitCode().orElse(0);
    }

    @Override
    public Optional<ProcessActivity> activity() {
        return program.activity();
    }

    private static void feed(InputStream from, Launched program) {
        try (OutputStream input = program.input()) {
            relay(from, input);
        } catch (IOException ended) {
            // That it has ended is seen at its output.
        }
    }

    private static void relay(InputStream from, OutputStream to) throws IOException {
        byte[] buffer = new byte[BUFFER];
        for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
            to.write(buffer, 0, count);
            to.flush();
        }
    }
}

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

/** A program that a {@link Launcher} has started, as something to open an MCP connection to. Serves one connection. */
final class IntermediaryStdio implements InProcessPeer {

    private static final int BUFFER = 8192;
    private static final long BETWEEN_LOOKS_MILLIS = 10;
    private static final int LOOKS = 100;

    private final Launched program;

    IntermediaryStdio(Launched program) {
        this.program = program;
    }

    @Override
    public int serve(Connection connection) throws IOException, InterruptedException {
        Thread feeder = new Thread(() -> feed(connection.in()), "intermediary-stdin");
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

    private void feed(InputStream from) {
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

package org.contexttck.harness.target.driver;

import java.time.Duration;
import java.util.Optional;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.process.LineExchange;

/** The lines of a driver that runs. Used by one thread at a time. */
final class DriverLines implements AutoCloseable {

    /** How a driver ended that runs on. */
    static final String CLOSED = "closed its stdout";

    private static final int TRIES = 40;
    private static final long PAUSE_MILLIS = 10;

    private final Launched program;
    private final LineExchange lines;
    private final String transcript;

    DriverLines(Launched program, LineExchange lines, String transcript) {
        this.program = program;
        this.lines = lines;
        this.transcript = transcript;
    }

    /** The file that they are in, relative to the report folder. */
    String transcript() {
        return transcript;
    }

    String stderrTail() {
        return program.stderrTail();
    }

    /** Whether it can be asked for more. */
    boolean alive() {
        return program.alive();
    }

    /** Sends a line. @param request one JSON object without line ends */
    void send(String request) {
        lines.send(request);
    }

    /** The next line that came, as {@link LineExchange#receive} gives it. */
    Optional<Message> receive(Duration patience) throws InterruptedException {
        return lines.receive(patience);
    }

    /** Whether no line will come any more, and all that came have been received. */
    boolean ended() {
        return lines.ended();
    }

    /** How it ended, such as {@code exited with code 3}: whoever closes its stdout is about to end, or else runs on. */
    String ending() throws InterruptedException {
        for (int tries = 0; tries < TRIES && program.alive(); tries++) {
            Thread.sleep(PAUSE_MILLIS);
        }
        return program.alive() ? CLOSED : program.state();
    }

    /** What its process is doing; empty if that cannot be known. */
    Optional<ProcessActivity> activity() {
        return program.activity();
    }

    /** Puts on record what the lines do not show. */
    void note(Anomaly anomaly) {
        lines.note(anomaly);
    }

    @Override
    public void close() {
        program.close();
        lines.close();
    }
}

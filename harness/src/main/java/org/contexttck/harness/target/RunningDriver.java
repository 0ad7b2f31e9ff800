package org.contexttck.harness.target;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.LineExchange;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.ProcessActivity;

/** A driver that runs. */
final class RunningDriver implements DriverCarrier {

    private static final int TRIES = 40;
    private static final long PAUSE_MILLIS = 10;

    private final Launched program;
    private final LineExchange lines;
    private final String transcript;
    private Map<String, String> facts;

    /** @param facts what is to be recorded with the first line */
    RunningDriver(Launched program, LineExchange lines, String transcript, Map<String, String> facts) {
        this.program = program;
        this.lines = lines;
        this.transcript = transcript;
        this.facts = facts;
    }

    @Override
    public String transcript() {
        return transcript;
    }

    @Override
    public String stderrTail() {
        return program.stderrTail();
    }

    @Override
    public boolean alive() {
        return program.alive();
    }

    @Override
    public long nextId(String verb, long last) {
        return last + 1;
    }

    @Override
    public void send(String request) {
        lines.send(request, facts);
        facts = Map.of();
    }

    @Override
    public Optional<Message> receive(Duration patience) throws InterruptedException {
        return lines.receive(patience);
    }

    @Override
    public Optional<ProcessActivity> activity() {
        return program.activity();
    }

    @Override
    public boolean ended() {
        return lines.ended();
    }

    /** Whoever closes its stdout is about to end, or else runs on. */
    @Override
    public String ending() throws InterruptedException {
        for (int tries = 0; tries < TRIES && program.alive(); tries++) {
            Thread.sleep(PAUSE_MILLIS);
        }
        return program.alive() ? DriverNotes.CLOSED : program.state();
    }

    @Override
    public void note(Anomaly anomaly) {
        lines.note(anomaly);
    }

    @Override
    public void close() {
        program.close();
        lines.close();
    }
}

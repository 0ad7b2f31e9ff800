package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.contexttck.harness.wire.CarrierEvent.What;

/**
 * A transport of which is recorded what it answers when it is asked for the state of its target, as often as that changes:
 * what the kit does next depends on it.
 */
final class WatchedTransport implements Transport {

    private final Transport transport;
    private final Question alive;
    private final Question exitCode;
    private final Question stderr;

    WatchedTransport(Transport transport, Recorder recorder) {
        this.transport = transport;
        this.alive = new Question(What.ALIVE, "true", recorder);
        this.exitCode = new Question(What.EXIT_CODE, "", recorder);
        this.stderr = new Question(What.STDERR, "", recorder);
    }

    /** One question, and how it was answered last. */
    private static final class Question {

        private final What what;
        private final Recorder recorder;
        private String last;
        private int asked;

        Question(What what, String usual, Recorder recorder) {
            this.what = what;
            this.last = usual;
            this.recorder = recorder;
        }

        synchronized void answered(String answer) {
            if (!answer.equals(last)) {
                last = answer;
                recorder.carrier(
                        what, 0, Map.of(CarrierEvent.ASKED, Integer.toString(asked), CarrierEvent.ANSWER, answer));
            }
            asked++;
        }
    }

    @Override
    public void begin() {
        transport.begin();
    }

    @Override
    public void caughtUp() {
        transport.caughtUp();
    }

    @Override
    public Map<String, String> headers(ObjectNode message, Map<String, String> mirrored) {
        return transport.headers(message, mirrored);
    }

    @Override
    public CompletableFuture<Void> send(Outgoing message) {
        return transport.send(message);
    }

    @Override
    public void abandon(String call) {
        transport.abandon(call);
    }

    @Override
    public void agreed(Revision revision) {
        transport.agreed(revision);
    }

    @Override
    public boolean alive() {
        boolean lives = transport.alive();
        alive.answered(Boolean.toString(lives));
        return lives;
    }

    @Override
    public Optional<Integer> exitCode() {
        Optional<Integer> code = transport.exitCode();
        exitCode.answered(code.map(String::valueOf).orElse(""));
        return code;
    }

    @Override
    public String stderrTail() {
        String tail = transport.stderrTail();
        stderr.answered(tail);
        return tail;
    }

    @Override
    public Optional<ProcessActivity> activity() {
        return transport.activity();
    }

    @Override
    public void close() {
        transport.close();
    }
}

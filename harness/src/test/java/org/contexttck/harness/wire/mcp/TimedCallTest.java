package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Outgoing;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Recorder;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Transport;
import org.contexttck.json.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A target that never answers, on a machine that gives its process no processor for a while. */
class TimedCallTest {

    private static final Duration PATIENCE = Duration.ofMillis(20);

    private final AtomicInteger looks = new AtomicInteger();

    /** @param heldUp how many looks at the process find it held up */
    private Transport silent(int heldUp) {
        return new Transport() {
            @Override
            public void begin() {}

            @Override
            public Map<String, String> headers(ObjectNode message, Map<String, String> mirrored) {
                return Map.of();
            }

            @Override
            public CompletableFuture<Void> send(Outgoing message) {
                return CompletableFuture.completedFuture(null);
            }

            @Override
            public void abandon(String call) {}

            @Override
            public void agreed(Revision revision) {}

            @Override
            public boolean alive() {
                return true;
            }

            @Override
            public Optional<Integer> exitCode() {
                return Optional.empty();
            }

            @Override
            public String stderrTail() {
                return "";
            }

            @Override
            public Optional<ProcessActivity> activity() {
                boolean held = looks.incrementAndGet() <= heldUp;
                return Optional.of(new ProcessActivity(!held, held, held ? "waiting for a processor" : "idle"));
            }

            @Override
            public void close() {}
        };
    }

    @ParameterizedTest
    @CsvSource({"0, 6, 1, 1", "2, 6, 3, 3", "99, 6, 6, 5", "99, 1, 1, 0"})
    void isWaitedForOverAndOverAsLongAsTheMachineHoldsItUp(int heldUp, int most, int times, int seen) throws Exception {
        RequestCorrelator conversation =
                new RequestCorrelator(new Recorder(new CollectingListener()), ShellPeer.LIMITS);
        conversation.over(silent(heldUp));

        Answer answer = conversation
                .briefly(Json.text("1"), "initialize", Json.object(), PATIENCE, most, Map.of())
                .get();

        assertThat(answer.outcome())
                .isEqualTo(new Answer.Silent(PATIENCE.multipliedBy(times), Answer.Meanwhile.UNKNOWN));
        assertThat(looks).hasValue(seen);
    }
}

package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.junit.jupiter.api.Test;

/** What is told of a flood. */
class RecorderTest {

    private static final int LINES = 10_100;
    private static final int AWAITED = 200_000;

    private final List<Message> messages = new ArrayList<>();
    private final List<Anomaly> anomalies = new ArrayList<>();
    private final Recorder recorder = new Recorder(new WireListener() {
        @Override
        public void message(Message message) {
            messages.add(message);
        }

        @Override
        public void anomaly(Anomaly anomaly) {
            anomalies.add(anomaly);
        }
    });

    @Test
    void linesThatAreWrongEachAreToldAsFarAsAnybodyReadsThemAndThenAsAFloodOnce() {
        Frame frame = frame();
        ParsedFrame reading = reading(frame);
        for (int i = 0; i < LINES; i++) {
            Optional<Message> kept = recorder.received(reading, frame, false);
            recorder.anomaly(
                    Kind.STRAY_OUTPUT, "no message", kept.map(Message::order).orElse(0L));
        }
        recorder.anomaly(Kind.EXITED, "exited with code 0", 0);

        assertThat(messages).hasSize(10_000);
        assertThat(anomalies).hasSize(10_002);
        assertThat(anomalies)
                .filteredOn(one -> one.kind() == Kind.FLOOD)
                .extracting(Anomaly::text)
                .containsExactly("more than 10000 messages that answer nothing; no more of them are recorded");
        assertThat(anomalies.get(anomalies.size() - 1).kind()).isEqualTo(Kind.EXITED);
    }

    @Test
    void nobodyFloodsWithAnAnswerToEachQuestion() {
        Frame frame = frame();
        ParsedFrame reading = reading(frame);
        for (int i = 0; i < AWAITED + 1; i++) {
            recorder.sent("ping", Optional.empty(), TransportFacts.of(Map.of()), message -> {});
            recorder.received(reading, frame, true);
        }
        assertThat(anomalies).isEmpty();
        for (int i = 0; i < AWAITED + 1; i++) {
            recorder.received(reading, frame, true);
        }

        assertThat(anomalies)
                .extracting(Anomaly::text)
                .containsExactly("more than 400001 messages; no more of them are recorded");
    }

    private static ParsedFrame reading(Frame frame) {
        return ParsedFrame.of(frame, new Limits(Duration.ofSeconds(1), Duration.ofSeconds(1), 1_000, 10));
    }

    private static Frame frame() {
        byte[] line = "INFO all is well".getBytes(StandardCharsets.UTF_8);
        return new Frame(
                line, line.length, TransportFacts.of(Map.of()), Optional.of(Kind.STRAY_OUTPUT), Optional.empty());
    }
}

package org.contexttck.harness.wire.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.Frame;
import org.junit.jupiter.api.Test;

/** Event streams, whatever their line ends. */
class SseParserTest {

    private final List<SseEvent> events = new ArrayList<>();

    private SseParser parse(String stream, long longest) {
        SseParser parser = new SseParser(longest, events::add);
        byte[] bytes = stream.getBytes(StandardCharsets.UTF_8);
        parser.feed(bytes, bytes.length);
        parser.end();
        return parser;
    }

    private List<String> data() {
        return events.stream()
                .map(e -> new String(e.data(), StandardCharsets.UTF_8))
                .toList();
    }

    @Test
    void joinsDataLinesWhateverTheLineEnds() {
        parse("data: a\rdata:b\r\rdata:  c\r\ndata\r\n\r\n\n\ndata: d\n\n", 100);
        assertThat(data()).containsExactly("a\nb", " c\n", "d");
        assertThat(events).allMatch(SseEvent::whole);
    }

    @Test
    void remembersTheLastIdAndTheRetryTime() {
        SseParser parser = parse("id: 1\ndata: a\n\nretry: 20\nretry: soon\nevent: x\ndata: b\n\nid: 3\n\n", 100);
        assertThat(events).extracting(SseEvent::id).containsExactly(Optional.of("1"), Optional.empty());
        assertThat(events).extracting(SseEvent::type).containsExactly("message", "x");
        assertThat(parser.lastId()).contains("3");
        assertThat(parser.retry()).contains(Duration.ofMillis(20));
    }

    @Test
    void countsWhatItCutsOff() {
        parse("data: " + "x".repeat(200_000) + "\ndata: more\n\ndata: short\n\n", 100_000);
        assertThat(events.get(0).size()).isEqualTo(200_005);
        assertThat(events.get(0).data()).hasSize(Frame.KEPT);
        assertThat(data()).last().isEqualTo("short");
    }
}

package org.contexttck.reports.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.contexttck.reports.Runs;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EventLogTest {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("new/events.jsonl");
    }

    @ParameterizedTest
    @ValueSource(strings = {"passing", "shortfalls", "unreachable", "hostile", "roles"})
    void aRecordedRunIsWrittenAsItWasRead(String run) throws IOException {
        try (EventLog log = EventLog.create(file)) {
            Runs.events(run).forEach(log);
        }

        assertThat(EventLogReader.read(file)).isEqualTo(Runs.events(run));
        assertThat(Files.readAllLines(file)).allMatch(line -> line.startsWith("{\"type\":\""));
    }

    @Test
    void whatWasWrittenIsThereBeforeTheLogIsClosed() throws IOException {
        try (EventLog log = EventLog.create(file)) {
            log.accept(new TargetUnreachable("server", "", "", "it is gone", ""));

            assertThat(Files.readString(file))
                    .isEqualTo(
                            "{\"type\":\"target-unreachable\",\"role\":\"server\",\"way\":\"\",\"address\":\"\",\"reason\":\"it is gone\",\"stderrTail\":\"\"}\n");
        }
    }

    @Test
    void threadsDoNotMixTheirLines() throws IOException {
        try (EventLog log = EventLog.create(file)) {
            IntStream.range(0, 400)
                    .parallel()
                    .forEach(i -> log.accept(new TargetUnreachable("server", "", "", "x".repeat(3_000) + i, "")));
        }

        assertThat(EventLogReader.read(file)).hasSize(400).doesNotHaveDuplicates();
    }

    @Test
    void aTornLastLineIsLeftOut() throws IOException {
        assertThat(EventLogReader.read(Runs.file("broken-off"))).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"type\":\"target-lost\"} | 'type' is 'target-lost', not one of run-started, target-reached, target-unreachable, scenarios-planned,",
                "{\"reason\":\"x\"} | 'type' is '', not one of",
                "{\"type\":\"target-unreachable\",\"reason\":\"x\"} | the object lacks the member 'stderrTail'",
                "[1] | an event is a JSON object",
                "not json | no JSON: column 1: expected a value, found \"n\"",
                "{\"type\":\"x\",\"type\":\"x\"} | no JSON: key /type occurs more than once",
                "{}{} | no JSON: column 3: more text after the value",
                "`` | no JSON: column 1: nothing there, a JSON value was expected",
            })
    void aBadLineIsNamed(String line, String message) throws IOException {
        Files.createDirectories(file.getParent());
        String good = EventJson.write(new TargetUnreachable("server", "", "", "x", ""));
        Files.writeString(file, good + "\n" + line + "\n" + good + "\n");

        assertThatThrownBy(() -> EventLogReader.read(file))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(file + ":2: " + message);
    }

    @Test
    void aLaterFormatIsRefused() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, Files.readString(Runs.file("passing")).replace("\"format\":1", "\"format\":2"));

        assertThatThrownBy(() -> EventLogReader.read(file))
                .hasMessage(file + ":1: 'format' is 2; this kit reads format 1");
    }

    @Test
    void everySinkHearsEveryEvent() {
        List<String> heard = new ArrayList<>();
        EventSink both = EventSink.all(e -> heard.add("first"), e -> heard.add("second"));

        both.accept(new TargetUnreachable("server", "", "", "x", ""));

        assertThat(heard).containsExactly("first", "second");
    }
}

package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.Monitor;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.monitor.Oddity;
import org.contexttck.harness.monitor.RoleMonitors;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.json.Json;
import org.contexttck.reports.event.StderrWritten;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class TranscriptFilesTest {

    private final List<String> failures = new ArrayList<>();

    @TempDir
    Path report;

    @Test
    void moreConnectionsAreRecordedThanFilesMayBeOpen() throws IOException {
        RecordedConnections connections = new RecordedConnections(files(), message -> {}, failures::add);
        long before = openFiles();

        List<ConnectionLog.Opened> all = IntStream.range(0, 600)
                .mapToObj(i -> connections.open("gateway-" + i))
                .toList();
        all.forEach(one -> one.listener().message(message(1, Direction.TO_TARGET, "{}")));
        all.forEach(one -> one.listener().message(message(2, Direction.FROM_TARGET, "{}")));

        assertThat(openFiles() - before).isLessThan(300);
        connections.close();
        for (ConnectionLog.Opened one : all) {
            assertThat(lines(one.transcript()))
                    .extracting(line -> line.path("order").asInt())
                    .containsExactly(0, 1, 2);
        }
    }

    /** Where the system does not tell, none. */
    private static long openFiles() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                ? system.getOpenFileDescriptorCount()
                : 0;
    }

    @Test
    void standardErrorHasItsPlaceAmongTheMessages() throws IOException {
        RecordedConnections connections = new RecordedConnections(files(), message -> {}, failures::add);
        ConnectionLog.Opened first = connections.open("server-1");
        connections.open("server-2");
        first.listener().message(message(1, Direction.TO_TARGET, "{}"));
        first.listener().note(WireListener.STDERR, "Error: no s3cr3t");
        first.listener().note(WireListener.STDERR, "    at start");
        first.listener().message(message(2, Direction.FROM_TARGET, "{}"));
        first.listener().anomaly(new Anomaly(Anomaly.Kind.EXITED, "exited with code 1", 0));
        connections.close();
        first.listener().anomaly(new Anomaly(Anomaly.Kind.EXITED, "ended by the kit", 0));
        first.listener().note(WireListener.STDERR, "too late");

        assertThat(lines("transcripts/server-1.jsonl"))
                .extracting(line -> line.path("note").asText() + "/"
                        + line.path("order").asInt() + "/" + line.path("text").asText())
                .endsWith(
                        "/1/{}",
                        "stderr/0/Error: no ***",
                        "stderr/0/    at start",
                        "/2/{}",
                        "exited: exited with code 1/0/")
                .hasSize(6);
        assertThat(connections.stderr())
                .containsExactly(
                        new StderrWritten("transcripts/server-1.jsonl", 2, "Error: no s3cr3t", "exited with code 1"));
    }

    @Test
    void writesEachMessageAndAnomalyAsItComes() throws IOException {
        TranscriptFiles.Recording recording = files().start("server-1");
        recording.message(message(1, Direction.TO_TARGET, "{\"a\": 1}"));
        recording.message(message(2, Direction.FROM_TARGET, "pass s3cr3t"));
        recording.anomaly(new Anomaly(Anomaly.Kind.STRAY_OUTPUT, "no message: s3cr3t", 2));

        List<JsonNode> lines = lines("transcripts/server-1.jsonl");
        recording.close();

        assertThat(recording.path()).isEqualTo("transcripts/server-1.jsonl");
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0).path("direction").textValue()).isEqualTo("sent");
        assertThat(lines.get(0).path("text").textValue()).isEqualTo("{\"a\": 1}");
        assertThat(lines.get(1).path("direction").textValue()).isEqualTo("received");
        assertThat(lines.get(1).path("text").textValue()).isEqualTo("pass ***");
        assertThat(lines.get(2).path("direction").textValue()).isEqualTo("anomaly");
        assertThat(lines.get(2).path("note").textValue()).isEqualTo("stray-output: no message: ***");
        assertThat(lines.get(2).path("order").longValue()).isEqualTo(2);
    }

    @Test
    void whatIsNoMessageSaysWhatItIs() throws IOException {
        TranscriptFiles.Recording recording = files().start("server-1");
        recording.note("user: says", "my s3cr3t");

        List<JsonNode> lines = lines("transcripts/server-1.jsonl");
        recording.close();

        assertThat(lines.get(0).path("direction").textValue()).isEqualTo("note");
        assertThat(lines.get(0).path("note").textValue()).isEqualTo("user: says");
        assertThat(lines.get(0).path("text").textValue()).isEqualTo("my ***");
    }

    @Test
    void whereNobodyReadsThemNothingIsWritten() throws IOException {
        TranscriptFiles files = TranscriptFiles.none();
        try (TranscriptFiles.Recording recording = files.start("server-1")) {
            recording.message(message(1, Direction.TO_TARGET, "{}"));
            assertThat(recording.path()).isEqualTo("transcripts/server-1.jsonl");
        }

        files.raise();
        assertThat(report).isEmptyDirectory();
        assertThat(Path.of("transcripts")).doesNotExist();
    }

    @Test
    void aFileThatCannotBeMadeDisturbsNobodyUntilTheEnd() throws IOException {
        Files.createDirectories(report.resolve("transcripts/server-1.jsonl"));
        TranscriptFiles files = files();
        try (TranscriptFiles.Recording recording = files.start("server-1")) {
            assertThatCode(() -> recording.message(message(1, Direction.TO_TARGET, "{}")))
                    .doesNotThrowAnyException();
        }

        assertThatThrownBy(files::raise)
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("cannot write " + report.resolve("transcripts/server-1.jsonl") + ": ")
                .hasMessageNotContainingAny("Exception", "\n");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskDisturbsNobodyUntilTheEnd() throws IOException {
        Files.createDirectories(report.resolve("transcripts"));
        Files.createSymbolicLink(report.resolve("transcripts/server-1.jsonl"), Path.of("/dev/full"));
        TranscriptFiles files = files();
        Findings findings = new Findings();
        RoleMonitors monitors = new RoleMonitors(Role.SERVER, Setting.unknown(), findings);
        try (RecordedConnections connections = new RecordedConnections(files, monitors, failures::add)) {
            ConnectionLog.Opened opened = connections.open("server-1");
            for (int i = 1; i <= 3; i++) {
                opened.listener().message(message(i, Direction.FROM_TARGET, "{\"jsonrpc\":\"2.0\",\"method\":\"x\"}"));
            }
        }

        assertThat(findings.observations("W-S-01")).isEqualTo(3);
        assertThatThrownBy(files::raise)
                .hasMessage(
                        "cannot write " + report.resolve("transcripts/server-1.jsonl") + ": No space left on device");
        Files.delete(report.resolve("transcripts/server-1.jsonl"));
    }

    /** What nobody can read again must not decide anything. */
    @Test
    void whatAMonitorCannotTakeIsToldAndSilencesNobody() throws IOException {
        Monitor stumbles = new Monitor() {
            @Override
            public void accept(Observed message) {
                throw new StackOverflowError();
            }

            @Override
            public void accept(Oddity oddity) {
                throw new IllegalStateException("odd");
            }

            @Override
            public void end() {}
        };
        try (RecordedConnections connections = new RecordedConnections(files(), stumbles, failures::add)) {
            ConnectionLog.Opened opened = connections.open("server-1");
            opened.listener().message(message(1, Direction.FROM_TARGET, "{}"));
            opened.listener().anomaly(new Anomaly(Anomaly.Kind.EXITED, "exited with code 1", 1));
        }

        assertThat(lines("transcripts/server-1.jsonl")).hasSize(3);
        assertThat(failures)
                .containsExactly(
                        "it could not judge message 1 of transcripts/server-1.jsonl: java.lang.StackOverflowError",
                        "it could not judge message 1 of transcripts/server-1.jsonl: java.lang.IllegalStateException: odd");
    }

    @Test
    void whatComesAfterTheEndIsNeitherWrittenNorJudged() throws IOException {
        Findings findings = new Findings();
        RoleMonitors monitors = new RoleMonitors(Role.SERVER, Setting.unknown(), findings);
        RecordedConnections connections = new RecordedConnections(files(), monitors, failures::add);
        ConnectionLog.Opened opened = connections.open("server-1");
        opened.listener().message(message(1, Direction.FROM_TARGET, "{\"jsonrpc\":\"2.0\",\"method\":\"x\"}"));
        connections.close();
        opened.listener().message(message(2, Direction.FROM_TARGET, "{\"jsonrpc\":\"2.0\",\"method\":\"x\"}"));
        opened.listener().anomaly(new Anomaly(Anomaly.Kind.EXITED, "exited with code 1", 0));

        assertThat(findings.observations("W-S-01")).isEqualTo(1);
        assertThat(findings.all()).isEmpty();
        assertThat(lines(opened.transcript()))
                .extracting(line -> line.path("note").textValue())
                .containsExactly("channel", "");
    }

    @Test
    void nothingToRaiseIsNothingRaised() throws IOException {
        TranscriptFiles files = files();
        files.start("server-1").close();

        assertThatCode(files::raise).doesNotThrowAnyException();
    }

    private TranscriptFiles files() {
        return new TranscriptFiles(report, text -> text.replace("s3cr3t", "***"));
    }

    private List<JsonNode> lines(String file) throws IOException {
        return Files.readAllLines(report.resolve(file)).stream()
                .map(Json::parse)
                .toList();
    }

    private static Message message(long order, Direction direction, String text) {
        Optional<JsonNode> json = text.startsWith("{") ? Optional.of(Json.parse(text)) : Optional.empty();
        return new Message(order, direction, text, json, List.of(), TransportFacts.NONE, order);
    }
}

package org.contexttck.harness.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.contexttck.harness.run.Kit;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.model.Reports;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A run that is ended before its time: what it saw is there, says how far it came, and the last good report is as it was. */
@DisabledOnOs(OS.WINDOWS)
class InterruptedRunIT {

    private static final String ROWS = "W-S-01,W-S-02,W-S-03";

    /** A run that has not come that far by then never does. */
    private static final int LONGEST_SECONDS = 120;

    private static final String CAME = "[0-9]+ of [1-9][0-9]* scenarios had been tried[.]";

    @TempDir
    private Path folder;

    private Path good;
    private Path stuck;
    private Path report;
    private String before;

    @BeforeEach
    void aGoodReport() throws IOException {
        good = profile("good", "");
        stuck = profile("stuck", "call() { echo $$ >>\"$0.called\"; }");
        report = folder.resolve("report");
        assertThat(new Kit(report).run(good.toString(), "--only", ROWS).exitCode())
                .isZero();
        before = Files.readString(report.resolve("report.json"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM", "KILL"})
    void leavesWhatItSawAndTheLastGoodReport(String signal) throws Exception {
        Process run = start(report, "");
        List<Long> servers = stuck();
        assumeFalse(ignores(run, signal), "the signal is ignored by whatever is started here");
        new ProcessBuilder("kill", "-" + signal, Long.toString(run.pid()))
                .start()
                .waitFor();
        assertThat(run.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();

        assertThat(report.resolve("report.json")).hasContent(before);
        assertThat(report.resolve("index.html")).exists();
        Path unfinished = report.resolve("unfinished");
        String headline = Reports.from(EventLogReader.read(unfinished.resolve("events.jsonl")))
                .headline();
        assertThat(headline).matches("The run was broken off before it came to a verdict: " + CAME);
        assertThat(lines(unfinished.resolve("transcripts")))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(Json.parse(line).isObject()).isTrue());
        if (!signal.equals("KILL")) {
            assertThat(Json.parse(Files.readString(unfinished.resolve("report.json")))
                            .path("headline")
                            .textValue())
                    .isEqualTo(headline);
            assertThat(Files.readString(folder.resolve("err")))
                    .isEqualTo("context-tck: broken off; what was found until then: " + unfinished.resolve("index.html")
                            + "\n");
            for (long server : servers) {
                ProcessHandle.of(server).ifPresent(it -> it.onExit().join());
            }
        }
    }

    @Test
    void aShardThatIsKilledIsToldByTheMerge() throws Exception {
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        Process first = start(one, "1/2");
        Process second = start(two, "2/2");
        stuck();
        CompletableFuture.anyOf(first.onExit(), second.onExit()).get(LONGEST_SECONDS, TimeUnit.SECONDS);
        Process left = first.isAlive() ? first : second;
        left.destroyForcibly().waitFor();

        Path whole = folder.resolve("whole");
        Process merge = kit("", "report", "merge", one.toString(), two.toString(), "--out", whole.toString());
        assertThat(merge.waitFor()).isEqualTo(4);
        String killed = (left == first ? one : two).resolve("unfinished").toString();
        assertThat(Json.parse(Files.readString(whole.resolve("report.json")))
                        .path("headline")
                        .textValue())
                .matches(
                        java.util.regex.Pattern.quote(killed + " was broken off before it came to a verdict: ") + CAME);
    }

    @Test
    void aFullDiskIsToldAndLeavesTheLastGoodReport() throws Exception {
        Process run = kit("ulimit -f 4; ", "run", good.toString(), "--only", ROWS, "--out", report.toString());

        assertThat(run.waitFor()).isEqualTo(4);
        Path log = report.resolve("unfinished/events.jsonl");
        assertThat(Files.readString(folder.resolve("err")))
                .matches("context-tck: cannot write .*: [Ff]ile too large\n");
        assertThat(report.resolve("report.json")).hasContent(before);
        List<Event> events = EventLogReader.read(log);
        assertThat(events).isNotEmpty();
        assertThat(Reports.from(events).headline()).startsWith("The run was broken off before it came to a verdict");
    }

    private Path profile(String name, String otherwise) throws IOException {
        Path own = Files.createDirectories(folder.resolve(name));
        HostileKind.script(name, otherwise, "claims: {}\nlimits: {connect: 60s, answer: 600s}\n", ROWS, 0, "")
                .target()
                .start(own);
        return own.resolve(HostileKind.PROFILE);
    }

    private Process start(Path out, String shard) throws IOException {
        List<String> words = new ArrayList<>(List.of("run", stuck.toString(), "--only", ROWS, "--out", out.toString()));
        if (!shard.isEmpty()) {
            words.addAll(List.of("--shard", shard));
        }
        return kit("", words.toArray(String[]::new));
    }

    /** @param first what a shell does before the kit takes its place */
    private Process kit(String first, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "sh",
                "-c",
                first + "exec \"$@\"",
                "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-cp",
                Path.of(System.getProperty("contexttck.home"), "lib") + File.separator + "*",
                "org.contexttck.harness.cli.Main"));
        command.addAll(List.of(words));
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    /** Waits until a server has been asked what it does not answer. @return the ids of those that have */
    private List<Long> stuck() throws Exception {
        Path called = stuck.resolveSibling("server.sh.called");
        for (int i = 0; i < LONGEST_SECONDS * 20 && !Files.exists(called); i++) {
            Thread.sleep(50);
        }
        return Files.readAllLines(called).stream().map(Long::valueOf).toList();
    }

    private static boolean ignores(Process process, String signal) throws IOException {
        int number = List.of("INT", "TERM", "KILL").indexOf(signal);
        long bit = 1L << (List.of(2, 15, 9).get(number) - 1);
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        return Files.exists(status)
                && Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .anyMatch(line ->
                                (Long.parseUnsignedLong(line.substring(7).strip(), 16) & bit) != 0);
    }

    private static List<String> lines(Path transcripts) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(transcripts)) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".jsonl")).toList()) {
                lines.addAll(Files.readAllLines(file));
            }
        }
        return lines;
    }
}

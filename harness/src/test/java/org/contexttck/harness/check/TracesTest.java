package org.contexttck.harness.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.trace.ReadListener;
import org.contexttck.harness.trace.TraceSource;
import org.contexttck.json.Json;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The traces beside the features: each is judged as its first line says, and nothing else is found in it. */
class TracesTest {

    private static final Path FEATURES = Path.of("..", "features");

    /** A finding as a header has it. */
    record Expected(String requirement, long line, String pointer) {

        static Set<Expected> in(JsonNode header) {
            return StreamSupport.stream(header.path("expect").spliterator(), false)
                    .map(one -> new Expected(
                            one.path("requirement").asText(),
                            one.path("line").asLong(),
                            one.path("pointer").asText()))
                    .collect(Collectors.toSet());
        }
    }

    @TestFactory
    Stream<DynamicTest> saysWhatIsWrongWithIt() {
        return files().stream()
                .map(file -> dynamicTest(FEATURES.relativize(file).toString(), () -> judge(file)));
    }

    private static void judge(Path file) throws IOException, InterruptedException {
        JsonNode header = header(file);
        assertThat(Schemas.bundled().schema("kit/trace-header.schema.json").validate(header).stream()
                        .map(Violation::line))
                .isEmpty();

        CheckTotals totals = totals(file);

        assertThat(totals.unread()).isEmpty();
        assertThat(found(totals)).isEqualTo(Expected.in(header));
        assertThat(observed(totals)).as("requirements that it bears on").isNotEmpty();
    }

    @Test
    void eachRequirementThatAMonitorJudgesHasATraceThatBreaksIt() {
        Set<String> broken = files().stream()
                .flatMap(file -> Expected.in(header(file)).stream())
                .map(Expected::requirement)
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(broken).containsAll(Monitors.requirements());
    }

    private static CheckTotals totals(Path file) throws IOException, InterruptedException {
        TraceSource recording = TraceSource.of(file, Optional.empty());
        return new CheckRun(Checker.withoutProfile(), 1, ReadListener.NONE).of(List.of(recording));
    }

    private static Set<Expected> found(CheckTotals totals) {
        return Monitors.requirements().stream()
                .flatMap(id -> totals.of(id).stream())
                .flatMap(row -> row.findings().stream())
                .map(one -> new Expected(
                        one.requirement(),
                        CheckTotals.line(one.fault()),
                        one.fault().pointer()))
                .collect(Collectors.toSet());
    }

    private static List<String> observed(CheckTotals totals) {
        return Monitors.requirements().stream()
                .filter(id ->
                        totals.of(id).filter(row -> row.observations() > 0).isPresent())
                .toList();
    }

    private static JsonNode header(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return Json.parse(lines.findFirst().orElseThrow());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> files() {
        try (Stream<Path> all = Files.walk(FEATURES)) {
            List<Path> files = all.filter(file -> file.getParent().endsWith("traces")
                            && file.toString().endsWith(".jsonl"))
                    .filter(file -> !file.startsWith(FEATURES.resolve("target")))
                    .sorted()
                    .toList();
            assertThat(files).isNotEmpty();
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

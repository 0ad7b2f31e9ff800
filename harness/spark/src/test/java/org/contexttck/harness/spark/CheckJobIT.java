package org.contexttck.harness.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.launcher.JavaModuleOptions;
import org.contexttck.harness.check.CheckRequest;
import org.contexttck.harness.check.CheckTotals;
import org.contexttck.harness.check.Checker;
import org.contexttck.harness.check.ReportedCheck;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.report.GateRequest;
import org.contexttck.harness.run.report.ReportOutput;
import org.contexttck.harness.trace.ReadListener;
import org.contexttck.harness.trace.Recordings;
import org.contexttck.harness.trace.TraceEntry;
import org.contexttck.harness.trace.TraceSource;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The job as spark-submit starts it, with Spark's own libraries, beside the same judged by one process. */
class CheckJobIT {

    private static final int SESSIONS = Integer.getInteger("contexttck.spark.sessions", 300);
    private static final int LONGEST = Integer.getInteger("contexttck.spark.longest", 5_000);

    @TempDir
    static Path folder;

    private static String output;
    private static int exitCode;
    private static int planted;

    @BeforeAll
    static void submit() throws IOException, InterruptedException {
        planted = new Corpus().write(folder.resolve("recordings"), SESSIONS, LONGEST);
        Files.writeString(
                folder.resolve("recordings/long.jsonl"),
                "{\"session\":\"t\",\"direction\":\"c2s\",\"mess",
                StandardOpenOption.APPEND);
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(List.of("-Xmx1g", "-cp", sparkAlone(), "org.apache.spark.deploy.SparkSubmit"));
        command.addAll(List.of("--master", "local[2]", "--conf", "spark.ui.enabled=false"));
        command.addAll(List.of("--conf", "spark.sql.shuffle.partitions=8"));
        command.add(System.getProperty("contexttck.spark.jar"));
        command.add(folder.resolve("recordings").toString());
        command.add(folder.resolve("checked").toString());
        Path log = folder.resolve("log");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        exitCode = process.waitFor();
        output = Files.readString(log);
    }

    /** The class path of a distribution of Spark: nothing of the kit, and Spark's own Jackson before any other. */
    private static String sparkAlone() throws IOException {
        try (Stream<Path> jackson = Files.list(Path.of(System.getProperty("contexttck.spark.jackson")))) {
            Stream<String> others = Arrays.stream(
                            System.getProperty("java.class.path").split(File.pathSeparator))
                    .filter(one -> one.endsWith(".jar") && !one.contains("context-tck"))
                    .filter(one -> !one.contains("json-schema-validator"));
            return Stream.concat(jackson.map(Path::toString), others).collect(Collectors.joining(File.pathSeparator));
        }
    }

    @Test
    void findsWhatOneProcessFinds() throws IOException, InterruptedException {
        List<String> alone = new ArrayList<>();
        for (TraceSource one : recordings()) {
            Map<String, List<TraceEntry>> sessions = new LinkedHashMap<>();
            new Recordings(Recordings.Workers.NONE, ReadListener.NONE).read(one, entry -> {
                if (entry instanceof TraceEntry.Said said) {
                    sessions.computeIfAbsent(said.session(), first -> new ArrayList<>())
                            .add(entry);
                } else if (entry instanceof TraceEntry.Odd odd) {
                    sessions.computeIfAbsent(odd.session(), first -> new ArrayList<>())
                            .add(entry);
                }
            });
            Checker checker = Checker.withoutProfile();
            sessions.values()
                    .forEach(session -> checker.session(session).all().forEach(finding -> alone.add(line(finding))));
        }

        assertThat(exitCode).as(output).isEqualTo(1);
        assertThat(alone).hasSizeGreaterThan(planted / 2);
        assertThat(findings()).containsExactlyInAnyOrderElementsOf(alone);
    }

    @Test
    void itsReportIsThatOfCheck() throws IOException, InterruptedException, ProfileException {
        Path alone = folder.resolve("alone");
        new ReportedCheck(ReportOutput.none())
                .execute(
                        new CheckRequest(recordings(), Optional.empty(), List.of(), false, 1, alone, "again"),
                        GateRequest.none());

        JsonNode expected = Json.parse(Files.readString(alone.resolve("report.json")));
        JsonNode merged = Json.parse(Files.readString(folder.resolve("checked/report/report.json")));

        assertThat(merged.get("requirements").size())
                .isEqualTo(expected.get("requirements").size())
                .isPositive();
        for (int i = 0; i < merged.get("requirements").size(); i++) {
            assertThat(merged.get("requirements").get(i))
                    .isEqualTo(expected.get("requirements").get(i));
        }
        assertThat(merged.get("verdict")).isEqualTo(expected.get("verdict"));
        assertThat(output).contains("the recording breaks off");
    }

    @Test
    void totalsAreThereAsParquetAndAsJson() throws IOException {
        assertThat(folder.resolve("checked/totals.parquet/_SUCCESS")).exists();
        assertThat(folder.resolve("checked/findings.parquet/_SUCCESS")).exists();
        Map<String, Long> found = lines("totals.json").stream()
                .collect(Collectors.toMap(
                        one -> one.path("requirement").asText(),
                        one -> one.path("found").asLong()));

        Map<String, Long> counted = lines("findings.json").stream()
                .collect(Collectors.groupingBy(one -> one.path("requirement").asText(), Collectors.counting()));

        assertThat(counted).isNotEmpty();
        assertThat(found).containsAllEntriesOf(counted);
    }

    @Test
    void whatSparkHasTooHasAnotherNameInTheJar() throws IOException {
        try (JarFile jar = new JarFile(System.getProperty("contexttck.spark.jar"))) {
            List<String> names =
                    jar.stream().map(java.util.zip.ZipEntry::getName).toList();

            assertThat(names)
                    .contains(
                            "org/contexttck/shaded/jackson/databind/JsonNode.class",
                            "org/contexttck/shaded/snakeyaml/Yaml.class",
                            "org/contexttck/harness/spark/CheckJob.class")
                    .noneMatch(name -> name.startsWith("com/fasterxml/") || name.contains("org/yaml/"))
                    .noneMatch(name -> name.startsWith("org/slf4j/") || name.startsWith("org/apache/spark/"));
        }
    }

    private static List<TraceSource> recordings() throws IOException {
        try (Stream<Path> all = Files.list(folder.resolve("recordings"))) {
            List<TraceSource> sources = new ArrayList<>();
            for (Path file : all.sorted().toList()) {
                sources.add(TraceSource.of(file, Optional.empty()));
            }
            return sources;
        }
    }

    private static String line(MonitorFinding finding) {
        return String.join(
                "|",
                finding.requirement(),
                CheckTotals.recording(finding),
                finding.fault().exchange().stream().map(Excerpt::order).toList().toString(),
                finding.fault().pointer(),
                finding.fault().headline(),
                finding.fault().seen());
    }

    private static List<String> findings() throws IOException {
        return lines("findings.json").stream()
                .map(one -> String.join(
                        "|",
                        one.path("requirement").asText(),
                        one.path("recording").asText(),
                        StreamSupport.stream(one.path("lines").spliterator(), false)
                                .map(JsonNode::asLong)
                                .toList()
                                .toString(),
                        one.path("pointer").asText(),
                        one.path("headline").asText(),
                        one.path("seen").asText()))
                .toList();
    }

    private static List<JsonNode> lines(String name) throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        try (Stream<Path> parts = Files.list(folder.resolve("checked").resolve(name))) {
            for (Path part :
                    parts.filter(one -> one.toString().endsWith(".json")).toList()) {
                Files.readAllLines(part).forEach(line -> lines.add(Json.parse(line)));
            }
        }
        return lines;
    }
}

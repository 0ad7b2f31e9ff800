package org.contexttck.harness.run.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.run.Kit;
import org.contexttck.harness.run.SharedRun;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The main job of the README: the reference over stdio, as a real process, with its report. */
class ReferenceRunIT {

    private static Path report;
    private static Kit.Outcome outcome;

    @BeforeAll
    static void run() {
        SharedRun run = SharedRun.ofReference();
        report = run.report();
        outcome = run.outcome();
    }

    @Test
    void conforms() {
        assertThat(outcome.out()).contains("context-tck-reference", "conforms");
        assertThat(outcome.err().lines()).allMatch(line -> line.matches("\\d+/\\d+  .*"), "tells how far it has come");
        assertThat(outcome.exitCode()).isZero();
    }

    /** Either it collapses results without a pair (TC-C-20), or it leaves them (TC-C-21). */
    @Test
    void everyRequirementOfEveryRolePassedOnObservations() throws IOException {
        JsonNode requirements =
                Json.parse(Files.readString(report.resolve("report.json"))).path("requirements");

        assertThat(requirements).hasSameSizeAs(Catalogue.bundled().all());
        for (JsonNode one : requirements) {
            String id = one.path("id").textValue();
            boolean other = id.equals("TC-C-20");
            assertThat(one.path("verdict").textValue()).as(id).isEqualTo(other ? "not-claimed" : "passed");
            assertThat(one.path("observations").intValue() > 0).as(id).isNotEqualTo(other);
        }
    }

    @Test
    void everyWayOfAClientIsTried() throws IOException {
        JsonNode loop = requirement("TC-C-24");

        assertThat(loop.path("scenarios").findValuesAsText("key"))
                .extracting(key -> key.replaceFirst(".*@", ""))
                .containsExactlyInAnyOrder(
                        "model-openai", "model-openai-stream", "model-anthropic", "model-anthropic-stream", "driver");
    }

    @Test
    void requestsInTheLoopAreMeasuredWithAndWithoutCollapse() throws IOException {
        JsonNode measurements =
                Json.parse(Files.readString(report.resolve("report.json"))).path("measurements");

        assertThat(measurements).hasSize(2 * 5);
        for (JsonNode one : measurements) {
            assertThat(one.path("scenario").textValue()).contains("client-loop:");
            JsonNode sent = one.path("series").get(0).path("values");
            JsonNode whole = one.path("series").get(1).path("values");
            assertThat(sent).as("two requests a page").hasSize(2 * 9);
            assertThat(sent.get(17).longValue())
                    .as(one.path("title").textValue())
                    .isLessThan(whole.get(17).longValue() / 2);
        }
    }

    @Test
    void readingsStandInTheReportWithTheirReasons() throws IOException {
        String events = Files.readString(report.resolve("events.jsonl"));

        assertThat(events).contains("\"type\":\"reading-cited\",\"id\":\"R1\"");
    }

    private static JsonNode requirement(String id) throws IOException {
        for (JsonNode one :
                Json.parse(Files.readString(report.resolve("report.json"))).path("requirements")) {
            if (one.path("id").textValue().equals(id)) {
                return one;
            }
        }
        throw new AssertionError(id + " was not judged");
    }

    @Test
    void reportFitsItsSchema() throws IOException {
        SchemaCheck schema = Schemas.bundled().schema("kit/report.schema.json");

        assertThat(schema.validate(Json.parse(Files.readString(report.resolve("report.json")))))
                .isEmpty();
    }

    @Test
    void everyEventFitsItsSchema() throws IOException {
        SchemaCheck schema = Schemas.bundled().schema("kit/event.schema.json");
        List<String> lines = Files.readAllLines(report.resolve("events.jsonl"));

        assertThat(lines).hasSizeGreaterThan(30);
        for (String line : lines) {
            assertThat(schema.validate(Json.parse(line))).as(line).isEmpty();
        }
    }

    @Test
    void everyTranscriptLineFitsItsSchema() throws IOException {
        SchemaCheck schema = Schemas.bundled().schema("kit/transcript-line.schema.json");
        List<String> lines = Files.readAllLines(report.resolve("transcripts/server-1.jsonl"));

        assertThat(lines).hasSizeGreaterThan(30);
        for (String line : lines) {
            assertThat(schema.validate(Json.parse(line))).as(line).isEmpty();
        }
    }

    @Test
    void isGradedAgainToWhatItSays() throws IOException, InterruptedException {
        StringWriter out = new StringWriter();

        int code = new ReportVerification(new ReportOutput(
                        new PrintWriter(out),
                        new PrintWriter(out),
                        new Console(false, false, 120),
                        ReportOutput.Form.TABLE))
                .verify(report);

        assertThat(out.toString()).contains("all as reported").endsWith("This report is what its transcripts give.\n");
        assertThat(code).isZero();
    }

    @Test
    void writesPageAndJUnitFile() {
        assertThat(report.resolve("index.html")).content().contains("context-tck-reference", "TC-S-19");
        assertThat(report.resolve("junit.xml")).content().contains("<testsuite", "TC-S-19");
    }
}

package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main job of the README: the reference over stdio, as a real process, with its report. */
class ReferenceRunIT {

    @TempDir
    static Path report;

    private static Kit.Outcome outcome;

    @BeforeAll
    static void run() {
        outcome = new Kit(report).run("--reference");
    }

    @Test
    void conforms() {
        assertThat(outcome.out()).contains("context-tck-reference", "conforms");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exitCode()).isZero();
    }

    @Test
    void everyJudgedServerRequirementPassedOnObservations() throws IOException {
        JsonNode requirements =
                Json.parse(Files.readString(report.resolve("report.json"))).path("requirements");

        assertThat(requirements).isNotEmpty();
        for (JsonNode one : requirements) {
            if (one.path("id").textValue().matches("(TC-S|W-S)-.*")) {
                assertThat(one.path("verdict").textValue())
                        .as(one.path("id").textValue())
                        .isEqualTo("passed");
                assertThat(one.path("observations").intValue())
                        .as(one.path("id").textValue())
                        .isPositive();
            }
        }
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
    void writesPageAndJUnitFile() {
        assertThat(report.resolve("index.html")).content().contains("context-tck-reference", "TC-S-19");
        assertThat(report.resolve("junit.xml")).content().contains("<testsuite", "TC-S-19");
    }
}

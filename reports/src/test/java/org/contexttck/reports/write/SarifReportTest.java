package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.ClaimPlace;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.Visible;
import org.contexttck.reports.transcript.MessageLines;
import org.contexttck.reports.transcript.TranscriptLine;
import org.contexttck.reports.transcript.TranscriptWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SarifReportTest {

    @ParameterizedTest
    @ValueSource(strings = {"passing", "shortfalls", "unreachable", "hostile", "broken-off", "roles"})
    void everyLogHasWhatTheStandardAndCodeScanningDemand(String run) {
        demandStructure(Runs.report(run));
    }

    @Test
    void whatFailedIsAnErrorAndWhatWarnedIsAWarning() {
        JsonNode results = run(Runs.report("shortfalls")).get("results");

        assertThat(results.findValuesAsText("ruleId"))
                .containsExactly("TC-S-01", "TC-S-02", "TC-S-05", "TC-S-06", "TC-S-10", "W-S-02");
        assertThat(levels(results)).containsExactly("error", "warning", "warning", "error", "error", "error");
        assertThat(results.get(0).at("/message/text").textValue()).isEqualTo("""
                        search_records: the lifecycle is misspelt.
                        Expected: lifecycle is exactly "transient"
                        Seen: "Transient"
                        At: /_meta/context/lifecycle
                        Likely cause: an enumeration that is written by its constant's name
                        1 more in the report.""");
        assertThat(results.get(0).at("/locations/0/logicalLocations/0/name").textValue())
                .isEqualTo("search_records");
        assertThat(results.get(0)
                        .at("/relatedLocations/0/physicalLocation/artifactLocation/uri")
                        .textValue())
                .isEqualTo("transcripts/transient-context-marking-7.jsonl");
    }

    @Test
    void whatCouldNotBeJudgedIsANotification() {
        JsonNode invocation = run(Runs.report("shortfalls")).at("/invocations/0");

        assertThat(invocation.get("executionSuccessful").booleanValue()).isTrue();
        assertThat(invocation.get("exitCode").intValue()).isEqualTo(1);
        assertThat(invocation.get("toolExecutionNotifications").findValuesAsText("id"))
                .containsExactly("TC-S-04", "TC-S-11", "TC-S-12", "TC-S-13");
        assertThat(run(Runs.report("unreachable"))
                        .at("/invocations/0/executionSuccessful")
                        .booleanValue())
                .isFalse();
    }

    @Test
    void aResultStandsWhereTheProfileClaimsTheToolOrThePartOfTheProtocol() {
        List<ClaimPlace> places = List.of(
                new ClaimPlace("conformance/my profile.yaml", 5, "", List.of("TC-S-01", "TC-S-02")),
                new ClaimPlace("conformance/my profile.yaml", 8, "search_records", List.of("TC-S-01")),
                new ClaimPlace("../profile.yaml", 9, "", List.of("TC-S-05")));

        JsonNode results = run(Runs.claiming("shortfalls", places)).get("results");

        assertThat(place(results, "TC-S-01")).isEqualTo("conformance/my%20profile.yaml:8");
        assertThat(place(results, "TC-S-02")).isEqualTo("conformance/my%20profile.yaml:5");
        assertThat(place(results, "TC-S-05")).isEqualTo("report.json:1");
        assertThat(place(results, "W-S-02")).isEqualTo("report.json:1");
    }

    @Test
    void theMessageThatShowsItIsNamedByItsLineInTheTranscript(@TempDir Path folder) throws IOException {
        try (TranscriptWriter transcript =
                TranscriptWriter.create(folder.resolve("transcripts/transient-context-marking-7.jsonl"), it -> it)) {
            transcript.add(new TranscriptLine(1, 0, TranscriptLine.Way.NOTE, 0, "{}", Map.of(), "channel"));
            for (long order = 1; order <= 15; order++) {
                transcript.add(new TranscriptLine(order, order, TranscriptLine.Way.ANOMALY, 0, "", Map.of(), "odd"));
                transcript.add(new TranscriptLine(order, order, TranscriptLine.Way.SENT, 0, "{}", Map.of(), ""));
            }
        }

        String log = SarifReport.write(Runs.report("shortfalls"), MessageLines.in(folder));

        JsonNode related = JsonText.read(log).at("/runs/0/results/0/relatedLocations/0/physicalLocation");
        long last = Runs.report("shortfalls").shortcomings().get(0).findings().get(0).finding().messages().stream()
                .max(Long::compare)
                .orElseThrow();
        assertThat(related.at("/region/startLine").longValue()).isEqualTo(1 + 2 * last);
    }

    private static String place(JsonNode results, String id) {
        for (JsonNode result : results) {
            if (result.path("ruleId").asText().equals(id)) {
                JsonNode physical = result.at("/locations/0/physicalLocation");
                return physical.at("/artifactLocation/uri").textValue() + ":"
                        + physical.at("/region/startLine").asInt();
            }
        }
        return "nowhere";
    }

    @ParameterizedTest(name = "text {index}")
    @MethodSource("org.contexttck.reports.write.HostileTexts#all")
    void hostileTextStaysText(String text) {
        Report report = Hostile.everywhere(text);

        demandStructure(report);
        String log = SarifReport.write(report, MessageLines.unknown());
        assertThat(log).hasSizeLessThan(60_000);
        assertThat(log.codePoints().filter(c -> c != '\n').noneMatch(Visible::hidden))
                .isTrue();
        for (JsonNode message : JsonText.read(log).findValues("message")) {
            String said = message.get("text").textValue();
            assertThat(said.replace("\\](", "")).doesNotContain("](");
            assertThat(said.replace("{{", "").replace("}}", "")).doesNotContain("{", "}");
        }
    }

    private static void demandStructure(Report report) {
        JsonNode log = JsonText.read(SarifReport.write(report, MessageLines.unknown()));
        assertThat(log.get("version").textValue()).isEqualTo("2.1.0");
        assertThat(log.get("$schema").textValue()).endsWith("sarif-2.1.0.json");
        assertThat(log.get("runs")).hasSize(1);
        JsonNode run = log.at("/runs/0");
        assertThat(run.at("/tool/driver/name").textValue()).isEqualTo("context-tck");
        List<String> rules = new ArrayList<>();
        for (JsonNode rule : run.at("/tool/driver/rules")) {
            rules.add(rule.get("id").textValue());
            assertThat(rule.at("/shortDescription/text").textValue()).isNotBlank();
            assertThat(rule.at("/fullDescription/text").textValue()).isNotBlank();
            assertThat(rule.at("/help/text").textValue()).isNotBlank();
            assertThat(rule.at("/defaultConfiguration/level").textValue()).isIn("error", "warning");
        }
        assertThat(rules).doesNotHaveDuplicates();
        for (JsonNode result : run.get("results")) {
            assertThat(rules.get(result.get("ruleIndex").intValue()))
                    .isEqualTo(result.get("ruleId").textValue());
            assertThat(result.get("level").textValue()).isIn(Set.of("error", "warning"));
            assertThat(result.at("/message/text").textValue()).isNotBlank();
            assertThat(result.at("/locations/0/physicalLocation/artifactLocation/uri")
                            .textValue())
                    .matches("[A-Za-z0-9._~%/-]+");
            assertThat(result.at("/locations/0/physicalLocation/region/startLine")
                            .intValue())
                    .isEqualTo(1);
            assertThat(result.at("/partialFingerprints/primaryLocationLineHash").textValue())
                    .startsWith(result.get("ruleId").textValue());
        }
        Instant start = Instant.parse(run.at("/invocations/0/startTimeUtc").textValue());
        assertThat(Instant.parse(run.at("/invocations/0/endTimeUtc").textValue()))
                .isAfterOrEqualTo(start);
    }

    private static List<String> levels(JsonNode results) {
        List<String> levels = new ArrayList<>();
        results.forEach(result -> levels.add(result.get("level").textValue()));
        return levels;
    }

    private static JsonNode run(Report report) {
        return JsonText.read(SarifReport.write(report, MessageLines.unknown())).at("/runs/0");
    }
}

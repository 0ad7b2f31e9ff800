package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.ClaimPlace;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.Visible;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodeQualityTest {

    @ParameterizedTest
    @ValueSource(strings = {"passing", "shortfalls", "unreachable", "hostile", "broken-off", "roles"})
    void everyEntryHasWhatGitLabDemands(String run) {
        demandStructure(Runs.report(run));
    }

    @Test
    void whatFallsShortIsAnEntryWhereTheProfileClaimsIt() {
        JsonNode all = entries(Runs.claiming(
                "shortfalls",
                List.of(
                        new ClaimPlace("my profile.yaml", 5, "", List.of("TC-S-01")),
                        new ClaimPlace("my profile.yaml", 8, "search_records", List.of("TC-S-01")))));

        assertThat(all.findValuesAsText("check_name")).contains("TC-S-01", "TC-S-02", "W-S-02");
        JsonNode first = all.get(0);
        assertThat(first.get("description").textValue())
                .isEqualTo("TC-S-01 (MUST) search_records: the lifecycle is misspelt");
        assertThat(first.get("severity").textValue()).isEqualTo("critical");
        assertThat(first.at("/location/path").textValue()).isEqualTo("my profile.yaml");
        assertThat(first.at("/location/lines/begin").intValue()).isEqualTo(8);
        assertThat(entries(Runs.report("passing"))).isEmpty();
    }

    @Test
    void aFingerprintStaysFromRunToRunAndIsNobodyElses() {
        List<String> once = entries(Runs.report("shortfalls")).findValuesAsText("fingerprint");
        List<String> again = entries(
                        Runs.claiming("shortfalls", List.of(new ClaimPlace("p.yaml", 3, "", List.of("TC-S-01")))))
                .findValuesAsText("fingerprint");

        assertThat(once).isEqualTo(again).doesNotHaveDuplicates();
        Set<String> others = new HashSet<>(once);
        others.retainAll(entries(Runs.report("roles")).findValuesAsText("fingerprint"));
        assertThat(others).isEmpty();
    }

    @ParameterizedTest(name = "text {index}")
    @MethodSource("org.contexttck.reports.write.HostileTexts#all")
    void hostileTextStaysText(String text) {
        Report report = Hostile.everywhere(text);

        demandStructure(report);
        String written = CodeQuality.write(report);
        assertThat(written).hasSizeLessThan(60_000);
        assertThat(written.codePoints().filter(c -> c != '\n').noneMatch(Visible::hidden))
                .isTrue();
    }

    private static void demandStructure(Report report) {
        JsonNode all = entries(report);
        assertThat(all).hasSize(report.shortcomings().size());
        for (JsonNode entry : all) {
            assertThat(entry.get("description").textValue()).isNotBlank();
            assertThat(entry.get("check_name").textValue()).isNotBlank();
            assertThat(entry.get("fingerprint").textValue()).isNotBlank();
            assertThat(entry.get("severity").textValue()).isIn("info", "minor", "major", "critical", "blocker");
            assertThat(entry.at("/location/path").textValue()).isNotBlank().doesNotContain("..", "\n");
            assertThat(entry.at("/location/lines/begin").intValue()).isPositive();
        }
    }

    private static JsonNode entries(Report report) {
        return JsonText.read(CodeQuality.write(report));
    }
}

package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.cucumber.CaseResult;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.junit.jupiter.api.Test;

class ScenarioEventsTest {

    private static final Catalogue CATALOGUE = Catalogue.bundled();

    private final Evidence evidence = new Evidence();

    @Test
    void namesPlaceRequirementsAndWhatWasSeen() {
        evidence.observed(3);
        evidence.recordedIn("transcripts/server-2.jsonl");

        ScenarioFinished event = event(List.of("@TC-S-01", "@slow", "@TC-S-999"), Optional.empty());

        assertThat(event)
                .isEqualTo(new ScenarioFinished(
                        "wire/answers:12",
                        ScenarioKind.SCENARIO,
                        "features/wire/answers.feature",
                        12,
                        "Twenty at once",
                        List.of("TC-S-01"),
                        Outcome.HELD,
                        3,
                        1500,
                        "",
                        List.of(),
                        "transcripts/server-2.jsonl",
                        List.of(),
                        "2026-11-29T10:00:00Z"));
    }

    @Test
    void aFaultCountsForEachRequirementAndSaysWhereToLook() {
        List<Excerpt> exchange =
                List.of(new Excerpt(4, ExcerptDirection.SENT, "{}"), new Excerpt(5, ExcerptDirection.RECEIVED, "[]"));
        evidence.broke(Fault.of("find", "headline", "expected", "seen")
                .at("/a", "1")
                .shownBy("transcripts/server-1.jsonl", exchange));

        ScenarioFinished event = event(List.of("@TC-S-01", "@TC-S-02"), Optional.empty());

        assertThat(event.outcome()).isEqualTo(Outcome.BROKE);
        assertThat(event.reason()).isEqualTo("headline");
        assertThat(event.findings()).extracting(Finding::requirement).containsExactly("TC-S-01", "TC-S-02");
        String lookAt = CATALOGUE.requirement("TC-S-01").orElseThrow().lookAt().orElse("");
        assertThat(event.findings().get(0))
                .isEqualTo(new Finding(
                        "TC-S-01",
                        "find",
                        "headline",
                        "expected",
                        "seen",
                        "/a",
                        "1",
                        lookAt,
                        List.of(4L, 5L),
                        exchange,
                        "transcripts/server-1.jsonl"));
    }

    @Test
    void aThrowIsAFaultOfTheKitInOneLineWhateverWasSeen() {
        evidence.observed(3);
        IllegalStateException thrown = new IllegalStateException("first line\n  second line");

        ScenarioFinished event = event(List.of("@TC-S-01"), Optional.of(thrown));

        assertThat(event.outcome()).isEqualTo(Outcome.ERROR);
        assertThat(event.reason())
                .startsWith("IllegalStateException: first line second line (at ")
                .contains("ScenarioEventsTest.java")
                .hasLineCount(1);
    }

    @Test
    void aThrowWithoutTextOrPlaceIsStillNamed() {
        NullPointerException thrown = new NullPointerException();
        thrown.setStackTrace(new StackTraceElement[0]);

        assertThat(event(List.of("@TC-S-01"), Optional.of(thrown)).reason()).isEqualTo("NullPointerException: null");
    }

    @Test
    void theWayStandsBehindTheKeyAndRequirementsOfOtherRolesAreLeftOut() {
        ScenarioFinished client = new ScenarioEvents(CATALOGUE, Role.CLIENT, "driver")
                .event(new CaseResult(
                        "wire/x",
                        3,
                        "n",
                        List.of("@TC-S-01", "@TC-C-02"),
                        Instant.EPOCH,
                        Duration.ZERO,
                        evidence,
                        Optional.empty(),
                        List.of()));

        assertThat(client.key()).isEqualTo("wire/x:3@driver");
        assertThat(client.requirements()).containsExactly("TC-C-02");
    }

    private ScenarioFinished event(List<String> tags, Optional<Throwable> fault) {
        return new ScenarioEvents(CATALOGUE, Role.SERVER, "")
                .event(new CaseResult(
                        "wire/answers",
                        12,
                        "Twenty at once",
                        tags,
                        Instant.parse("2026-11-29T10:00:00Z"),
                        Duration.ofMillis(1500),
                        evidence,
                        fault,
                        List.of()));
    }
}

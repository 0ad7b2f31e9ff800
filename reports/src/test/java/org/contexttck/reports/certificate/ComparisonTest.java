package org.contexttck.reports.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    private static final Finding WRONG =
            new Finding("TC-S-01", "search", "it is wrong", "right", "wrong", "/a", "1", "", List.of(3L), List.of());

    @Test
    void theSameRunHasNoDifferences() {
        List<Event> run = run(Outcome.BROKE, 2, "", List.of(WRONG), Verdict.FAILED);

        assertThat(compare(run, run).verdicts()).isEmpty();
        assertThat(compare(run, run).scenarios()).isEmpty();
        assertThat(compare(run, run).requirementCount()).isOne();
        assertThat(compare(run, run).scenarioCount()).isOne();
    }

    @Test
    void aRecordedRunIsTheSameAsItself() {
        List<Event> run = Runs.events("shortfalls");

        assertThat(compare(run, run).verdicts()).isEmpty();
        assertThat(compare(run, run).scenarios()).isEmpty();
        assertThat(compare(run, run).scenarioCount()).isPositive();
    }

    @Test
    void anotherVerdictIsToldWithWhatShowsIt() {
        Comparison comparison = compare(
                run(Outcome.HELD, 2, "", List.of(), Verdict.PASSED),
                run(Outcome.BROKE, 2, "", List.of(WRONG), Verdict.FAILED));

        assertThat(comparison.verdicts())
                .containsExactly("TC-S-01: the report says passed, the transcripts give failed (it is wrong)");
        assertThat(comparison.scenarios())
                .containsExactly("marking:6: the report says held, the transcripts give broke (it is wrong)");
    }

    @Test
    void fewerObservationsAreTold() {
        assertThat(compare(
                                run(Outcome.HELD, 5, "", List.of(), Verdict.PASSED),
                                run(Outcome.HELD, 2, "", List.of(), Verdict.PASSED))
                        .scenarios())
                .containsExactly("marking:6: the report says 5 observations, the transcripts give 2");
    }

    @Test
    void anotherFindingIsTold() {
        Finding other = new Finding(
                "TC-S-01", "search", "it is missing", "right", "nothing", "/a", "", "", List.of(3L), List.of());

        assertThat(compare(
                                run(Outcome.BROKE, 2, "", List.of(WRONG), Verdict.FAILED),
                                run(Outcome.BROKE, 2, "", List.of(other), Verdict.FAILED))
                        .scenarios())
                .containsExactly("marking:6: the report finds TC-S-01 | search | it is wrong | right | wrong | /a | 1,"
                        + " the transcripts show TC-S-01 | search | it is missing | right | nothing | /a");
    }

    @Test
    void theNumbersOfMessagesMayBeOthers() {
        Finding elsewhere = new Finding(
                "TC-S-01", "search", "it is wrong", "right", "wrong", "/a", "1", "", List.of(9L), List.of());

        assertThat(compare(
                                run(Outcome.BROKE, 2, "", List.of(WRONG), Verdict.FAILED),
                                run(Outcome.BROKE, 2, "", List.of(elsewhere), Verdict.FAILED))
                        .scenarios())
                .isEmpty();
    }

    @Test
    void anotherReasonIsTold() {
        assertThat(compare(
                                run(Outcome.BLOCKED, 0, "it is away", List.of(), Verdict.BLOCKED),
                                run(Outcome.BLOCKED, 0, "it is silent", List.of(), Verdict.BLOCKED))
                        .scenarios())
                .containsExactly("marking:6: the report says \"it is away\", the transcripts give \"it is silent\"");
    }

    @Test
    void whatOnlyOneOfThemHasIsTold() {
        List<Event> run = run(Outcome.HELD, 2, "", List.of(), Verdict.PASSED);

        assertThat(compare(run, List.of()).scenarios())
                .containsExactly("marking:6: is in the report, but cannot be run from the transcripts");
        assertThat(compare(run, List.of()).verdicts())
                .containsExactly("TC-S-01: the report says passed, the transcripts give nothing");
        assertThat(compare(List.of(), run).scenarios())
                .containsExactly("marking:6: is not in the report, but follows from the transcripts");
    }

    private static Comparison compare(List<Event> said, List<Event> given) {
        return new Comparison(said, given);
    }

    private static List<Event> run(
            Outcome outcome, int observations, String reason, List<Finding> findings, Verdict verdict) {
        return List.of(
                new ScenarioFinished(
                        "marking:6",
                        org.contexttck.reports.event.ScenarioKind.SCENARIO,
                        "features/marking.feature",
                        6,
                        "Marking",
                        List.of("TC-S-01"),
                        outcome,
                        observations,
                        12,
                        reason,
                        findings,
                        ""),
                new RequirementJudged(
                        "TC-S-01",
                        "transient-context",
                        "server",
                        "MUST",
                        "source",
                        "It marks.",
                        verdict,
                        observations,
                        "",
                        List.of(),
                        List.of("marking:6"),
                        ""));
    }
}

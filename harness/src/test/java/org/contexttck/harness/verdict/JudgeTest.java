package org.contexttck.harness.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.catalogue.Basis;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Level;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class JudgeTest {

    private final Judge judge = new Judge(requirement -> true);

    @ParameterizedTest
    @CsvSource({"MUST, FAILED", "SHOULD, WARNED", "MAY, FAILED"})
    void theLevelDecidesWhatAFaultIs(Level level, Verdict verdict) {
        RequirementJudged judged = judge.judge(row(level), List.of(scenario("a", Outcome.BROKE, 3, "x is absent")));

        assertThat(judged.verdict()).isEqualTo(verdict);
        assertThat(judged.reason()).isEqualTo("x is absent");
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void everyLevelPassesAlike(Level level) {
        RequirementJudged judged = judge.judge(row(level), List.of(scenario("a", Outcome.HELD, 1, "")));

        assertThat(judged.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(judged.reason()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"ERROR, ERROR", "BLOCKED, BLOCKED", "INCONCLUSIVE, INCONCLUSIVE", "SKIPPED, INCONCLUSIVE"})
    void theLevelChangesNothingElse(Outcome outcome, Verdict verdict) {
        for (Level level : Level.values()) {
            RequirementJudged judged = judge.judge(row(level), List.of(scenario("a", outcome, 2, "why")));

            assertThat(judged.verdict()).as(level.name()).isEqualTo(verdict);
            assertThat(judged.reason()).isEqualTo("why");
        }
    }

    @Test
    void nothingPassesWithoutAnObservation() {
        RequirementJudged judged = judge.judge(
                row(Level.MUST), List.of(scenario("a", Outcome.HELD, 5, ""), scenario("b", Outcome.HELD, 0, "")));

        assertThat(judged.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(judged.reason()).isEqualTo("ran, but saw nothing that bears on the requirement");
        assertThat(judged.transcript()).isEqualTo("b.jsonl");
    }

    @Test
    void noScenarioIsNoPass() {
        RequirementJudged judged = judge.judge(row(Level.MUST), List.of());

        assertThat(judged.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(judged.reason()).isEqualTo("no scenario ran");
    }

    @Test
    void aSkippedScenarioAmongOthersThatHeldDoesNoHarm() {
        RequirementJudged judged = judge.judge(
                row(Level.MUST),
                List.of(scenario("a", Outcome.SKIPPED, 0, "no last page"), scenario("b", Outcome.HELD, 2, "")));

        assertThat(judged.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(judged.reason()).isEmpty();
    }

    @Test
    void theWorstScenarioDecidesWhateverTheOrder() {
        List<ScenarioFinished> scenarios = new ArrayList<>();
        List<Verdict> verdicts = new ArrayList<>();
        for (Outcome outcome : List.of(
                Outcome.SKIPPED,
                Outcome.HELD,
                Outcome.INCONCLUSIVE,
                Outcome.BLOCKED,
                Outcome.BROKE,
                Outcome.ERROR,
                Outcome.HELD)) {
            scenarios.add(scenario(outcome.text(), outcome, 1, outcome.text()));
            verdicts.add(judge.judge(row(Level.MUST), scenarios).verdict());
        }

        assertThat(verdicts)
                .containsExactly(
                        Verdict.INCONCLUSIVE,
                        Verdict.PASSED,
                        Verdict.INCONCLUSIVE,
                        Verdict.BLOCKED,
                        Verdict.FAILED,
                        Verdict.ERROR,
                        Verdict.ERROR);
        RequirementJudged judged = judge.judge(row(Level.MUST), scenarios);
        assertThat(judged.reason()).isEqualTo("error");
        assertThat(judged.transcript()).isEqualTo("error.jsonl");
        assertThat(judged.observations()).isEqualTo(7);
        assertThat(judged.scenarios()).hasSize(7).startsWith("skipped", "held");
    }

    @Test
    void whatIsNotClaimedIsNotJudged() {
        Judge nothing = new Judge(requirement -> false);

        RequirementJudged judged = nothing.judge(row(Level.MUST), List.of(scenario("a", Outcome.BROKE, 1, "x")));

        assertThat(judged.verdict()).isEqualTo(Verdict.NOT_CLAIMED);
        assertThat(judged.reason())
                .isEqualTo("the profile does not claim transient-context.fetch or transient-context.consumer");
        assertThat(judged.scenarios()).isEmpty();
    }

    @Test
    void whatCannotBeTestedSaysWhy() {
        RequirementJudged judged = judge.judge(row(Level.MUST, Optional.of("planned")), List.of());

        assertThat(judged.verdict()).isEqualTo(Verdict.UNTESTED);
        assertThat(judged.reason()).isEqualTo("planned");
    }

    @Test
    void carriesWhatTheCatalogueSays() {
        RequirementJudged judged = judge.judge(row(Level.SHOULD), List.of(scenario("a", Outcome.HELD, 1, "")));

        assertThat(judged.id()).isEqualTo("TC-S-01");
        assertThat(judged.protocol()).isEqualTo("transient-context");
        assertThat(judged.level()).isEqualTo("SHOULD");
        assertThat(judged.role()).isEqualTo("server");
        assertThat(judged.basis()).isEqualTo("source");
        assertThat(judged.says()).isEqualTo("says");
        assertThat(judged.readings()).containsExactly("R1");
    }

    @ParameterizedTest
    @CsvSource({
        "'PASSED',                            false, CONFORMING",
        "'PASSED NOT_CLAIMED UNTESTED',       false, CONFORMING",
        "'PASSED WARNED',                     false, CONFORMING_WITH_WARNINGS",
        "'WARNED',                            false, CONFORMING_WITH_WARNINGS",
        "'PASSED WARNED',                     true,  NOT_CONFORMING",
        "'PASSED',                            true,  CONFORMING",
        "'PASSED FAILED',                     false, NOT_CONFORMING",
        "'PASSED BLOCKED',                    false, NOT_CONFORMING",
        "'FAILED INCONCLUSIVE',               false, NOT_CONFORMING",
        "'PASSED INCONCLUSIVE',               false, INCONCLUSIVE",
        "'WARNED INCONCLUSIVE',               false, INCONCLUSIVE",
        "'NOT_CLAIMED UNTESTED',              false, INCONCLUSIVE",
        "'',                                  false, INCONCLUSIVE",
        "'PASSED FAILED BLOCKED ERROR',       true,  ERROR",
    })
    void theRunIsWhatItsWorstRequirementIs(String verdicts, boolean strict, RunVerdict expected) {
        assertThat(Judge.overall(judged(verdicts), strict)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "CONFORMING, 0",
        "CONFORMING_WITH_WARNINGS, 0",
        "NOT_CONFORMING, 1",
        "UNREACHABLE, 3",
        "ERROR, 4",
        "INCONCLUSIVE, 5"
    })
    void eachVerdictHasItsExitCode(RunVerdict verdict, int code) {
        assertThat(Judge.exitCode(verdict)).isEqualTo(code);
    }

    @Test
    void countsWhatOccurs() {
        assertThat(Judge.count(judged("PASSED FAILED PASSED"))).isEqualTo(Map.of(Verdict.PASSED, 2, Verdict.FAILED, 1));
    }

    private List<RequirementJudged> judged(String verdicts) {
        List<RequirementJudged> judged = new ArrayList<>();
        for (String verdict : verdicts.isEmpty() ? new String[0] : verdicts.split(" ")) {
            judged.add(new RequirementJudged(
                    "A-01",
                    "a",
                    "server",
                    "MUST",
                    "source",
                    "says",
                    Verdict.valueOf(verdict),
                    1,
                    "",
                    List.of(),
                    List.of(),
                    ""));
        }
        return judged;
    }

    private static ScenarioFinished scenario(String key, Outcome outcome, int observations, String reason) {
        return new ScenarioFinished(
                key,
                ScenarioKind.SCENARIO,
                "features/a.feature",
                1,
                key,
                List.of("TC-S-01"),
                outcome,
                observations,
                1,
                reason,
                List.of(),
                key + ".jsonl");
    }

    private static Requirement row(Level level) {
        return row(level, Optional.empty());
    }

    private static Requirement row(Level level, Optional<String> untested) {
        return new Requirement(
                "TC-S-01",
                "transient-context",
                level,
                Basis.SOURCE,
                Role.SERVER,
                "says",
                "section",
                Optional.empty(),
                List.of("R1"),
                List.of(),
                List.of(Claim.FETCH, Claim.CONSUMER),
                List.of(),
                untested,
                Optional.empty(),
                List.of());
    }
}

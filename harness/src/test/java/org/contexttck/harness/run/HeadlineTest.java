package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeadlineTest {

    private static final List<String> NOTHING = List.of();

    @ParameterizedTest
    @CsvSource({
        "CONFORMING, conforms",
        "CONFORMING_WITH_WARNINGS, 'conforms, with warnings'",
        "NOT_CONFORMING, does not conform",
        "INCONCLUSIVE, could not be judged",
        "UNREACHABLE, could not be reached",
        "ERROR, 'could not be judged, because the kit itself failed'"
    })
    void saysTheVerdict(RunVerdict verdict, String words) {
        assertThat(headline(verdict, judged(Verdict.PASSED), List.of("transient-context"), false))
                .isEqualTo("example 1.2 " + words + " (transient-context): 1 passed.");
    }

    @Test
    void countsWorstFirstAndLeavesOutWhatWasNotTried() {
        List<RequirementJudged> judged = judged(
                Verdict.PASSED,
                Verdict.PASSED,
                Verdict.NOT_CLAIMED,
                Verdict.UNTESTED,
                Verdict.WARNED,
                Verdict.INCONCLUSIVE,
                Verdict.BLOCKED,
                Verdict.FAILED,
                Verdict.ERROR);

        assertThat(headline(RunVerdict.ERROR, judged, NOTHING, false))
                .endsWith(": 1 error, 1 failed, 1 blocked, 1 inconclusive, 1 warned, 2 passed.");
    }

    @Test
    void saysThatTheWireAloneWasTested() {
        assertThat(headline(RunVerdict.CONFORMING, judged(Verdict.PASSED), NOTHING, false))
                .isEqualTo("example 1.2 conforms (the wire alone, since no protocol is claimed): 1 passed.");
    }

    @Test
    void saysThatAProfileIsNeededWhereNoToolIsKnown() {
        assertThat(headline(RunVerdict.INCONCLUSIVE, judged(Verdict.PASSED), NOTHING, true))
                .isEqualTo(
                        "example 1.2 could not be judged: no tool of the four protocols was found in its list of tools;"
                                + " a profile has to say which tool does what (context-tck init). On the wire alone: 1 passed.");
    }

    @Test
    void namesWhatWasChosenInsteadOfAllThatIsClaimed() {
        assertThat(Headline.of(
                        new Product("example", "1.2"),
                        RunVerdict.CONFORMING,
                        judged(Verdict.PASSED),
                        List.of(),
                        "TC-S-01,W-S",
                        List.of("transient-context", "context-pack"),
                        false))
                .isEqualTo("example 1.2 conforms (partial: only TC-S-01,W-S): 1 passed.");
    }

    @Test
    void saysThatNothingWasChosen() {
        assertThat(headline(RunVerdict.INCONCLUSIVE, List.of(), NOTHING, false))
                .endsWith(": nothing was tested. No scenario has the tags that --only asks for.");
    }

    @Test
    void needsNoVersion() {
        assertThat(Headline.of(
                        new Product("x", ""),
                        RunVerdict.CONFORMING,
                        judged(Verdict.PASSED),
                        List.of(),
                        "",
                        NOTHING,
                        false))
                .startsWith("x conforms");
    }

    private static String headline(
            RunVerdict verdict, List<RequirementJudged> judged, List<String> protocols, boolean nothingFound) {
        return Headline.of(new Product("example", "1.2"), verdict, judged, List.of(), "", protocols, nothingFound);
    }

    private static List<RequirementJudged> judged(Verdict... verdicts) {
        List<RequirementJudged> judged = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            judged.add(new RequirementJudged(
                    "A-01", "a", "server", "MUST", "source", "says", verdict, 1, "", List.of(), List.of(), ""));
        }
        return judged;
    }
}

package org.contexttck.reports.grade;

import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.Verdict;

/**
 * The one place where verdicts are made, for a run, for shards put together and for a run graded again. The level decides
 * between red and yellow, and what came and went is yellow at best; nothing passes without an observation.
 */
public final class Grading {

    /** Why a scenario that held is inconclusive all the same. */
    public static final String NOTHING_SEEN = "ran, but saw nothing that bears on the requirement";

    private static final String SHOULD = "SHOULD";
    private static final List<Outcome> WORST_FIRST = List.of(
            Outcome.ERROR,
            Outcome.BROKE,
            Outcome.BLOCKED,
            Outcome.INCONCLUSIVE,
            Outcome.FLAKY,
            Outcome.HELD,
            Outcome.SKIPPED);

    private Grading() {}

    /**
     * The grade of one requirement.
     *
     * @param level MUST, SHOULD or MAY
     * @param scenarios every scenario that bears on it, at least one
     * @throws IllegalArgumentException if there is none
     */
    public static Grade of(String level, List<ScenarioFinished> scenarios) {
        ScenarioFinished worst = deciding(scenarios).stream()
                .min(Comparator.<ScenarioFinished>comparingInt(one -> WORST_FIRST.indexOf(gated(one)))
                        .thenComparing(one -> one.reason().isEmpty()))
                .orElseThrow(() -> new IllegalArgumentException("no scenario bears on the requirement"));
        String reason = gated(worst) == worst.outcome() ? worst.reason() : NOTHING_SEEN;
        int observations =
                scenarios.stream().mapToInt(ScenarioFinished::observations).sum();
        return new Grade(verdict(gated(worst), level), reason, observations, worst.transcript());
    }

    /** What was seen everywhere counts beside what was tried: where there was nothing to try, it decides nothing. */
    private static List<ScenarioFinished> deciding(List<ScenarioFinished> scenarios) {
        List<ScenarioFinished> own = scenarios.stream()
                .filter(one -> one.kind() == ScenarioKind.SCENARIO)
                .toList();
        boolean untried = !own.isEmpty() && own.stream().allMatch(one -> one.outcome() == Outcome.SKIPPED);
        return untried
                ? scenarios.stream()
                        .filter(one -> one.outcome() != Outcome.HELD)
                        .toList()
                : scenarios;
    }

    /**
     * The verdict on the whole, for a target that was reached.
     *
     * @param strict whether warnings count as failures
     */
    public static RunVerdict overall(Collection<RequirementJudged> judged, boolean strict) {
        Map<Verdict, Integer> count = count(judged);
        if (count.containsKey(Verdict.ERROR)) {
            return RunVerdict.ERROR;
        }
        boolean warned = count.containsKey(Verdict.WARNED);
        if (count.containsKey(Verdict.FAILED) || count.containsKey(Verdict.BLOCKED) || strict && warned) {
            return RunVerdict.NOT_CONFORMING;
        }
        if (count.containsKey(Verdict.INCONCLUSIVE) || !count.containsKey(Verdict.PASSED) && !warned) {
            return RunVerdict.INCONCLUSIVE;
        }
        return warned ? RunVerdict.CONFORMING_WITH_WARNINGS : RunVerdict.CONFORMING;
    }

    /** How often each verdict occurs; verdicts that do not occur are left out. */
    public static Map<Verdict, Integer> count(Collection<RequirementJudged> judged) {
        Map<Verdict, Integer> count = new EnumMap<>(Verdict.class);
        judged.forEach(one -> count.merge(one.verdict(), 1, Integer::sum));
        return count;
    }

    /** The exit code that says a verdict to a gate. */
    public static int exitCode(RunVerdict verdict) {
        return switch (verdict) {
            case CONFORMING, CONFORMING_WITH_WARNINGS -> 0;
            case NOT_CONFORMING -> 1;
            case UNREACHABLE -> 3;
            case ERROR -> 4;
            case INCONCLUSIVE -> 5;
        };
    }

    /** The outcome that counts: what held without having seen anything is inconclusive. */
    public static Outcome gated(ScenarioFinished scenario) {
        return scenario.outcome() == Outcome.HELD && scenario.observations() == 0
                ? Outcome.INCONCLUSIVE
                : scenario.outcome();
    }

    /** The worst of these outcomes. */
    public static Outcome worst(Outcome one, Outcome other) {
        return WORST_FIRST.indexOf(one) <= WORST_FIRST.indexOf(other) ? one : other;
    }

    private static Verdict verdict(Outcome worst, String level) {
        return switch (worst) {
            case ERROR -> Verdict.ERROR;
            case BROKE -> level.equals(SHOULD) ? Verdict.WARNED : Verdict.FAILED;
            case BLOCKED -> Verdict.BLOCKED;
            case INCONCLUSIVE, SKIPPED -> Verdict.INCONCLUSIVE;
            case FLAKY -> Verdict.WARNED;
            case HELD -> Verdict.PASSED;
        };
    }
}

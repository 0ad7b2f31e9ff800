package org.contexttck.harness.verdict;

import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.contexttck.harness.catalogue.Level;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.Verdict;

/**
 * Turns the scenarios of a run into one verdict for each requirement, and those into one for the run. The level decides
 * between red and yellow; nothing passes without an observation.
 */
public final class Judge {

    private static final List<Outcome> WORST_FIRST =
            List.of(Outcome.ERROR, Outcome.BROKE, Outcome.BLOCKED, Outcome.INCONCLUSIVE, Outcome.HELD, Outcome.SKIPPED);

    private final Predicate<Requirement> claimed;

    /** @param claimed whether the implementation claims what a requirement is about */
    public Judge(Predicate<Requirement> claimed) {
        this.claimed = claimed;
    }

    /**
     * The verdict on one requirement.
     *
     * @param scenarios every scenario of the run that is tagged with the requirement
     */
    public RequirementJudged judge(Requirement requirement, List<ScenarioFinished> scenarios) {
        if (!claimed.test(requirement)) {
            String claim = String.join(" or ", requirement.claims());
            return judged(requirement, Verdict.NOT_CLAIMED, "the profile does not claim " + claim, List.of());
        }
        if (requirement.untested().isPresent()) {
            return judged(requirement, Verdict.UNTESTED, requirement.untested().get(), List.of());
        }
        if (scenarios.isEmpty()) {
            return judged(requirement, Verdict.INCONCLUSIVE, "no scenario ran", List.of());
        }
        Outcome worst = scenarios.stream()
                .map(Judge::gated)
                .min(Comparator.comparing(WORST_FIRST::indexOf))
                .orElseThrow();
        String reason = scenarios.stream()
                .filter(scenario -> gated(scenario) == worst)
                .map(scenario -> reason(scenario, worst))
                .findFirst()
                .orElseThrow();
        return judged(requirement, verdict(worst, requirement.level()), reason, scenarios);
    }

    private static Outcome gated(ScenarioFinished scenario) {
        return scenario.outcome() == Outcome.HELD && scenario.observations() == 0
                ? Outcome.INCONCLUSIVE
                : scenario.outcome();
    }

    private static String reason(ScenarioFinished scenario, Outcome gated) {
        return gated == scenario.outcome() ? scenario.reason() : Evidence.NOTHING_SEEN;
    }

    private static Verdict verdict(Outcome worst, Level level) {
        return switch (worst) {
            case ERROR -> Verdict.ERROR;
            case BROKE -> level == Level.SHOULD ? Verdict.WARNED : Verdict.FAILED;
            case BLOCKED -> Verdict.BLOCKED;
            case INCONCLUSIVE, SKIPPED -> Verdict.INCONCLUSIVE;
            case HELD -> Verdict.PASSED;
        };
    }

    private static RequirementJudged judged(
            Requirement requirement, Verdict verdict, String reason, List<ScenarioFinished> scenarios) {
        return new RequirementJudged(
                requirement.id(),
                requirement.protocol(),
                requirement.role().text(),
                requirement.level().name(),
                requirement.basis().text(),
                requirement.says(),
                verdict,
                scenarios.stream().mapToInt(ScenarioFinished::observations).sum(),
                reason,
                requirement.readings(),
                scenarios.stream().map(ScenarioFinished::key).toList(),
                transcript(scenarios));
    }

    private static String transcript(List<ScenarioFinished> scenarios) {
        return scenarios.stream()
                .min(Comparator.comparing(scenario -> WORST_FIRST.indexOf(gated(scenario))))
                .map(ScenarioFinished::transcript)
                .orElse("");
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
}

package org.contexttck.harness.verdict;

import java.util.List;
import java.util.function.Predicate;
import org.contexttck.harness.catalogue.Level;
import org.contexttck.harness.catalogue.Requirement;

/** Turns the scenarios of a run into one verdict for each requirement. The level decides between red and yellow. */
public final class Judge {

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
    public Judgement judge(Requirement requirement, List<ScenarioRecord> scenarios) {
        int observations =
                scenarios.stream().mapToInt(ScenarioRecord::observations).sum();
        if (!claimed.test(requirement)) {
            return new Judgement(requirement, Verdict.NOT_CLAIMED, 0, notClaimed(requirement), List.of());
        }
        if (requirement.untested().isPresent()) {
            return new Judgement(
                    requirement, Verdict.UNTESTED, 0, requirement.untested().get(), List.of());
        }
        Outcome worst = scenarios.stream()
                .map(ScenarioRecord::outcome)
                .min((a, b) -> Integer.compare(rank(a), rank(b)))
                .orElse(Outcome.INCONCLUSIVE);
        Verdict verdict =
                switch (worst) {
                    case ERROR -> Verdict.ERROR;
                    case BROKE -> requirement.level() == Level.SHOULD ? Verdict.WARNED : Verdict.FAILED;
                    case BLOCKED -> Verdict.BLOCKED;
                    case INCONCLUSIVE -> Verdict.INCONCLUSIVE;
                    case HELD -> observations > 0 ? Verdict.PASSED : Verdict.INCONCLUSIVE;
                };
        return new Judgement(requirement, verdict, observations, reason(worst, scenarios), scenarios);
    }

    private static String reason(Outcome worst, List<ScenarioRecord> scenarios) {
        return scenarios.stream()
                .filter(scenario -> scenario.outcome() == worst && !scenario.reason().isEmpty())
                .map(ScenarioRecord::reason)
                .findFirst()
                .orElse(scenarios.isEmpty() ? "no scenario ran" : "");
    }

    private static String notClaimed(Requirement requirement) {
        return "the profile does not claim " + String.join(" or ", requirement.claim());
    }

    private static int rank(Outcome outcome) {
        return switch (outcome) {
            case ERROR -> 0;
            case BROKE -> 1;
            case BLOCKED -> 2;
            case INCONCLUSIVE -> 3;
            case HELD -> 4;
        };
    }
}

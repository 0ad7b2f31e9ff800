package org.contexttck.harness.verdict;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.ClassState;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.ClassGrading;
import org.contexttck.reports.grade.Grade;
import org.contexttck.reports.grade.Grading;

/**
 * Turns the scenarios of a run into one verdict for each requirement, and those into one for the run. The level decides
 * between red and yellow; nothing passes without an observation.
 */
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
    public RequirementJudged judge(Requirement requirement, List<ScenarioFinished> scenarios) {
        if (!claimed.test(requirement)) {
            String claim = Claim.any(requirement.claims());
            return judged(requirement, Verdict.NOT_CLAIMED, "the profile does not claim " + claim, List.of());
        }
        if (requirement.untested().isPresent()) {
            return judged(requirement, Verdict.UNTESTED, requirement.untested().get(), List.of());
        }
        if (scenarios.isEmpty()) {
            return judged(requirement, Verdict.INCONCLUSIVE, "no scenario ran", List.of());
        }
        Grade grade = Grading.of(requirement.level().name(), scenarios);
        return judged(requirement, grade.verdict(), grade.reason(), scenarios);
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
                scenarios.isEmpty()
                        ? ""
                        : Grading.of(requirement.level().name(), scenarios).transcript(),
                requirement.section());
    }

    /**
     * The verdict on the whole, for a target that was reached.
     *
     * @param strict whether warnings count as failures
     */
    public static RunVerdict overall(Collection<RequirementJudged> judged, boolean strict) {
        return Grading.overall(judged, strict);
    }

    /** How often each verdict occurs; verdicts that do not occur are left out. */
    public static Map<Verdict, Integer> count(Collection<RequirementJudged> judged) {
        return Grading.count(judged);
    }

    /**
     * What those verdicts come to for the conformance classes of a catalogue.
     *
     * @param whole whether the run tried all that the implementation claims
     * @param faults whether it tried that over bad connections too
     */
    public static List<ClassGrade> classes(
            Catalogue catalogue, Collection<RequirementJudged> judged, boolean whole, boolean faults) {
        return ClassGrading.of(
                catalogue.classes().stream()
                        .filter(one -> faults || !one.faults())
                        .map(one -> new ClassGrade(
                                one.protocol(),
                                one.role().text(),
                                one.name(),
                                ClassState.UNJUDGED,
                                one.rows(),
                                List.of()))
                        .toList(),
                judged,
                whole);
    }

    /** The exit code that says a verdict to a gate. */
    public static int exitCode(RunVerdict verdict) {
        return Grading.exitCode(verdict);
    }
}

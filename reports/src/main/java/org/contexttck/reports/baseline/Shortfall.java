package org.contexttck.reports.baseline;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.Grading;

/**
 * One way in which a requirement falls short: at one subject of one scenario.
 *
 * @param requirement the id
 * @param key of the scenario; empty if none was come to
 * @param name of the scenario; empty if none was come to
 * @param tool the subject; may be empty
 * @param flaky whether it was gone when the scenario was tried again
 */
record Shortfall(String requirement, String key, String name, String tool, boolean flaky) {

    /** Every way in which a requirement falls short; none if it does not. */
    static List<Shortfall> of(RequirementJudged judged, List<ScenarioFinished> scenarios) {
        if (!fallsShort(judged.verdict())) {
            return List.of();
        }
        List<Shortfall> found = scenarios.stream()
                .filter(s -> s.requirements().contains(judged.id()))
                .flatMap(s -> of(judged.id(), s))
                .distinct()
                .toList();
        return found.isEmpty() ? List.of(new Shortfall(judged.id(), "", "", "", false)) : found;
    }

    static boolean fallsShort(Verdict verdict) {
        return switch (verdict) {
            case FAILED, WARNED, BLOCKED, INCONCLUSIVE, ERROR -> true;
            case PASSED, NOT_CLAIMED, UNTESTED -> false;
        };
    }

    private static Stream<Shortfall> of(String id, ScenarioFinished s) {
        Outcome outcome = Grading.gated(s);
        Stream<String> tools =
                s.findings().stream().filter(f -> f.requirement().equals(id)).map(Finding::subject);
        boolean flaky = outcome == Outcome.FLAKY;
        boolean bare = flaky && s.findings().isEmpty();
        Optional<String> whole =
                outcome == Outcome.BLOCKED || outcome == Outcome.INCONCLUSIVE || outcome == Outcome.ERROR || bare
                        ? Optional.of("")
                        : Optional.empty();
        return Stream.concat(tools, whole.stream()).map(tool -> new Shortfall(id, s.key(), s.name(), tool, flaky));
    }
}

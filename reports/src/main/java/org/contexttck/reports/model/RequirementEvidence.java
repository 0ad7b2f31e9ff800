package org.contexttck.reports.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.ScenarioFinished;

/** What the scenarios of a run found, brought to the requirements that they bear on. */
final class RequirementEvidence {

    private final Map<String, ScenarioFinished> scenarios = new LinkedHashMap<>();

    /** What is told first is what stands first in the features, whatever scenario came to its end first. */
    RequirementEvidence(List<ScenarioFinished> finished) {
        finished.stream()
                .sorted(ScenarioFinished.BY_PLACE)
                .forEach(scenario -> scenarios.put(scenario.key(), scenario));
    }

    RequirementResult requirement(RequirementJudged judged) {
        List<ShownFinding> findings =
                shown(judged.id()).limit(RequirementResult.FINDINGS).toList();
        return new RequirementResult(
                Bounded.judged(judged),
                judged.scenarios().stream()
                        .map(scenarios::get)
                        .filter(Objects::nonNull)
                        .map(Bounded::scenario)
                        .toList(),
                findings,
                (int) (count(judged.id()) - findings.size()));
    }

    /** What was found for requirements that are not among these. */
    List<ShownFinding> unjudged(List<RequirementResult> judged) {
        List<String> known = judged.stream().map(RequirementResult::id).toList();
        return scenarios.values().stream()
                .flatMap(s -> s.findings().stream())
                .map(Finding::requirement)
                .distinct()
                .filter(id -> !known.contains(id))
                .flatMap(id -> shown(id).limit(RequirementResult.FINDINGS))
                .toList();
    }

    private long count(String id) {
        return scenarios.values().stream()
                .flatMap(s -> s.findings().stream())
                .filter(f -> f.requirement().equals(id))
                .count();
    }

    private Stream<ShownFinding> shown(String id) {
        return scenarios.values().stream()
                .flatMap(s -> s.findings().stream()
                        .filter(f -> f.requirement().equals(id))
                        .map(f -> shown(s, f)));
    }

    private static ShownFinding shown(ScenarioFinished s, Finding f) {
        Finding finding = Bounded.finding(f);
        boolean cut = !finding.excerpt()
                .equals(f.excerpt().stream().limit(ShownFinding.MESSAGES).toList());
        return new ShownFinding(Bounded.scenario(s), finding, left(f, cut));
    }

    private static String left(Finding f, boolean cut) {
        int more = Math.max(f.messages().size(), f.excerpt().size()) - ShownFinding.MESSAGES;
        String messages = more > 0 ? more + " more messages are in the transcript" : "";
        String parts = cut ? "parts of long messages are left out" : "";
        return messages.isEmpty() || parts.isEmpty() ? messages + parts : messages + "; " + parts;
    }
}

package org.contexttck.reports.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.ScenarioFinished;

/** What the scenarios of a run found, brought to the requirements that they bear on. */
final class RequirementEvidence {

    private final Map<String, ScenarioFinished> scenarios = new LinkedHashMap<>();
    private final Map<String, List<Found>> found = new LinkedHashMap<>();

    private record Found(ScenarioFinished scenario, Finding finding) {}

    /** What is told first is what stands first in the features, whatever scenario came to its end first. */
    RequirementEvidence(List<ScenarioFinished> finished) {
        finished.stream()
                .sorted(ScenarioFinished.BY_PLACE)
                .forEach(scenario -> scenarios.put(scenario.key(), scenario));
        scenarios
                .values()
                .forEach(scenario -> scenario.findings()
                        .forEach(finding -> found.computeIfAbsent(finding.requirement(), first -> new ArrayList<>())
                                .add(new Found(scenario, finding))));
    }

    RequirementResult requirement(RequirementJudged judged) {
        List<Found> all = found.getOrDefault(judged.id(), List.of());
        List<ShownFinding> findings = shown(all).toList();
        return new RequirementResult(
                Bounded.judged(judged),
                judged.scenarios().stream()
                        .map(scenarios::get)
                        .filter(Objects::nonNull)
                        .map(Bounded::scenario)
                        .toList(),
                findings,
                all.size() - findings.size());
    }

    /** What was found for requirements that are not among these. */
    List<ShownFinding> unjudged(List<RequirementResult> judged) {
        Set<String> known = judged.stream().map(RequirementResult::id).collect(Collectors.toSet());
        return found.entrySet().stream()
                .filter(one -> !known.contains(one.getKey()))
                .flatMap(one -> shown(one.getValue()))
                .toList();
    }

    private static Stream<ShownFinding> shown(List<Found> all) {
        return all.stream().limit(RequirementResult.FINDINGS).map(one -> shown(one.scenario(), one.finding()));
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

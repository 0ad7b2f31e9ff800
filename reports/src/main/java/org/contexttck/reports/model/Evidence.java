package org.contexttck.reports.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.text.Elision;
import org.contexttck.reports.text.Excerpts;

/** What the scenarios of a run found, brought to the requirements that they bear on. */
final class Evidence {

    private static final Elision WIDE = new Elision(16_000, 1_000, 50);

    private final Map<String, ScenarioFinished> scenarios = new LinkedHashMap<>();

    /** What is told first is what stands first in the features, whatever scenario came to its end first. */
    Evidence(List<ScenarioFinished> finished) {
        finished.stream()
                .sorted(ScenarioFinished.BY_PLACE)
                .forEach(scenario -> scenarios.put(scenario.key(), scenario));
    }

    Requirement requirement(RequirementJudged judged) {
        List<Shown> findings = shown(judged.id()).limit(Requirement.FINDINGS).toList();
        long all = count(judged.id());
        return new Requirement(
                judged.id(),
                judged.protocol(),
                judged.role(),
                judged.level(),
                judged.basis(),
                Bounds.cut(judged.says(), Bounds.VALUE),
                judged.verdict(),
                judged.observations(),
                Bounds.cut(judged.reason(), Bounds.VALUE),
                judged.readings(),
                Bounds.cut(judged.transcript(), Bounds.VALUE),
                judged.scenarios().stream()
                        .map(scenarios::get)
                        .filter(Objects::nonNull)
                        .map(Evidence::result)
                        .toList(),
                findings,
                (int) (all - findings.size()));
    }

    /** What was found for requirements that are not among these. */
    List<Shown> unjudged(List<Requirement> judged) {
        List<String> known = judged.stream().map(Requirement::id).toList();
        return scenarios.values().stream()
                .flatMap(s -> s.findings().stream())
                .map(Finding::requirement)
                .distinct()
                .filter(id -> !known.contains(id))
                .flatMap(id -> shown(id).limit(Requirement.FINDINGS))
                .toList();
    }

    private long count(String id) {
        return scenarios.values().stream()
                .flatMap(s -> s.findings().stream())
                .filter(f -> f.requirement().equals(id))
                .count();
    }

    private Stream<Shown> shown(String id) {
        return scenarios.values().stream()
                .flatMap(s -> s.findings().stream()
                        .filter(f -> f.requirement().equals(id))
                        .map(f -> shown(s, f)));
    }

    private static ScenarioResult result(ScenarioFinished s) {
        return new ScenarioResult(
                s.key(),
                s.kind(),
                Bounds.cut(s.feature(), Bounds.VALUE),
                s.line(),
                Bounds.cut(s.name(), Bounds.VALUE),
                s.outcome(),
                s.observations(),
                s.durationMillis(),
                Bounds.cut(s.reason(), Bounds.VALUE),
                Bounds.cut(s.transcript(), Bounds.VALUE));
    }

    private static Shown shown(ScenarioFinished s, Finding f) {
        List<Excerpt> excerpt = f.excerpt().stream()
                .limit(Shown.MESSAGES)
                .map(e -> new Excerpt(e.order(), e.direction(), Excerpts.shorten(e.text(), f.pointer(), WIDE)))
                .toList();
        boolean cut = !excerpt.equals(f.excerpt().stream().limit(Shown.MESSAGES).toList());
        return new Shown(
                f.requirement(),
                s.key(),
                Bounds.cut(s.name(), Bounds.VALUE),
                Bounds.cut(s.transcript(), Bounds.VALUE),
                Bounds.cut(f.subject(), Bounds.NAME),
                Bounds.cut(f.headline(), Bounds.VALUE),
                Bounds.cut(f.expected(), Bounds.VALUE),
                Bounds.cut(f.seen(), Bounds.VALUE),
                Bounds.cut(f.pointer(), Bounds.VALUE),
                Bounds.cut(f.value(), Bounds.VALUE),
                Bounds.cut(f.cause(), Bounds.VALUE),
                f.messages().stream().limit(Shown.MESSAGES).toList(),
                excerpt,
                left(f, cut));
    }

    private static String left(Finding f, boolean cut) {
        int more = Math.max(f.messages().size(), f.excerpt().size()) - Shown.MESSAGES;
        String messages = more > 0 ? more + " more messages are in the transcript" : "";
        String parts = cut ? "parts of long messages are left out" : "";
        return messages.isEmpty() || parts.isEmpty() ? messages + parts : messages + "; " + parts;
    }
}

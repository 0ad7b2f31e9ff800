package org.contexttck.reports.viewer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.model.ShownFinding;
import org.contexttck.reports.text.Layout;

/** Which messages a report points to, by transcript and number. */
final class Citations {

    private final Map<String, SortedMap<Long, List<Citation>>> byTranscript = new HashMap<>();
    private final Map<String, Set<Long>> seen = new HashMap<>();

    private Citations() {}

    static Citations of(Report report) {
        Citations all = new Citations();
        if (!report.ofRecordings()) {
            report.requirements().forEach(all::add);
            report.unjudged().forEach(shown -> all.add(shown.transcript(), shown.finding()));
        }
        return all;
    }

    /** Those of one transcript. @param path relative to the report */
    SortedMap<Long, List<Citation>> in(String path) {
        return byTranscript.getOrDefault(path, new TreeMap<>());
    }

    /** The messages of one transcript that rows lead to because something was seen there. */
    Set<Long> seenIn(String path) {
        return seen.getOrDefault(path, Set.of());
    }

    private void add(RequirementResult result) {
        result.scenarios().stream()
                .flatMap(scenario -> scenario.steps().stream())
                .flatMap(step -> step.where().stream())
                .forEach(place -> seen.computeIfAbsent(place.transcript(), first -> new HashSet<>())
                        .add(place.message()));
        for (ShownFinding shown : result.findings()) {
            String path = shown.transcript().isEmpty() ? result.judged().transcript() : shown.transcript();
            add(path, shown.finding());
        }
    }

    private void add(String path, Finding finding) {
        long lacking = lacking(finding);
        SortedMap<Long, List<Citation>> here = byTranscript.computeIfAbsent(path, first -> new TreeMap<>());
        Stream.concat(finding.messages().stream(), finding.excerpt().stream().map(Excerpt::order))
                .distinct()
                .forEach(order -> here.computeIfAbsent(order, first -> new ArrayList<>())
                        .add(new Citation(
                                finding.requirement(), finding.headline(), finding.pointer(), order == lacking)));
    }

    /** The message that should have had what is nowhere; 0 if there is none. */
    private static long lacking(Finding finding) {
        boolean found = finding.excerpt().stream()
                .anyMatch(it -> Layout.of(it.text(), finding.pointer(), false).found());
        return found || finding.pointer().isEmpty()
                ? 0
                : finding.excerpt().stream()
                        .max(Comparator.comparingLong(Excerpt::order))
                        .filter(it -> it.direction() == ExcerptDirection.RECEIVED)
                        .map(Excerpt::order)
                        .orElse(0L);
    }
}

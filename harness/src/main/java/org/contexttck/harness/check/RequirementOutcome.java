package org.contexttck.harness.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;

/** What was found of one requirement: a place for each recording in which it is broken, and one for all the rest. */
final class RequirementOutcome {

    private static final String EVERYWHERE = "recordings";
    private static final String ONLY_A_RUN = "no recording can show it, only a run";
    private static final String NOT_SHOWN = "nothing in the recording bears on it";

    private final Requirement requirement;

    private RequirementOutcome(Requirement requirement) {
        this.requirement = requirement;
    }

    /** @param row empty if nothing was seen of it */
    static List<ScenarioFinished> of(Requirement requirement, Optional<CheckTotals.Row> row) {
        return new RequirementOutcome(requirement).all(row);
    }

    private List<ScenarioFinished> all(Optional<CheckTotals.Row> row) {
        List<ScenarioFinished> places = new ArrayList<>();
        Map<String, List<MonitorFinding>> broken = new LinkedHashMap<>();
        row.ifPresent(it -> it.findings()
                .forEach(one -> broken.computeIfAbsent(CheckTotals.recording(one), first -> new ArrayList<>())
                        .add(one)));
        broken.forEach((recording, findings) -> places.add(broken(recording, findings)));
        long seen = row.map(CheckTotals.Row::observations).orElse(0L);
        if (places.isEmpty() && seen == 0) {
            String reason = Monitors.judging(requirement.id()).isEmpty() ? ONLY_A_RUN : NOT_SHOWN;
            places.add(place(EVERYWHERE, Outcome.INCONCLUSIVE, 0, reason, List.of()));
        } else if (seen > 0) {
            int count = (int) Math.min(Integer.MAX_VALUE, seen);
            places.add(place(EVERYWHERE, Outcome.HELD, count, "", List.of()));
        }
        return places;
    }

    private ScenarioFinished broken(String recording, List<MonitorFinding> findings) {
        String first = findings.get(0).fault().headline();
        String more = findings.size() == 1 ? "" : " (and " + (findings.size() - 1) + " more)";
        return place(
                recording,
                Outcome.BROKE,
                0,
                first + more,
                findings.stream()
                        .map(one -> one.fault()
                                .breaking(requirement.id(), requirement.lookAt().orElse("")))
                        .toList());
    }

    private ScenarioFinished place(
            String where, Outcome outcome, int observations, String reason, List<Finding> findings) {
        return new ScenarioFinished(
                requirement.id() + "@" + where,
                ScenarioKind.AUDIT,
                "",
                0,
                "everywhere in " + (where.equals(EVERYWHERE) ? "the recordings" : where),
                List.of(requirement.id()),
                outcome,
                observations,
                0,
                reason,
                findings,
                findings.isEmpty() ? "" : where);
    }
}

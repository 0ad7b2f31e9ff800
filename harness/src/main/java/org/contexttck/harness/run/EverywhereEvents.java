package org.contexttck.harness.run;

import java.util.List;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;

/** Turns what monitors have seen of a requirement into an event: one more place where it was judged, everywhere in the run. */
final class EverywhereEvents {

    static final String PLACE = "everywhere in the run";

    private EverywhereEvents() {}

    /** @param findings with something about the requirement */
    static ScenarioFinished event(Requirement one, Findings findings) {
        List<MonitorFinding> broke = findings.of(one.id());
        List<String> unclear = findings.unclear(one.id());
        Outcome outcome = !broke.isEmpty() ? Outcome.BROKE : unclear.isEmpty() ? Outcome.HELD : Outcome.INCONCLUSIVE;
        return new ScenarioFinished(
                "everywhere/" + one.id(),
                ScenarioKind.AUDIT,
                "",
                0,
                PLACE,
                List.of(one.id()),
                outcome,
                findings.observations(one.id()),
                0,
                reason(broke, unclear),
                broke.stream()
                        .map(finding ->
                                finding.fault().breaking(one.id(), one.lookAt().orElse("")))
                        .toList(),
                broke.stream()
                        .map(finding -> finding.fault().transcript())
                        .findFirst()
                        .orElse(""));
    }

    /** The kit itself has sent something wrong. */
    static ScenarioFinished ownFault(Requirement one, String text) {
        return new ScenarioFinished(
                "everywhere/" + one.id(),
                ScenarioKind.AUDIT,
                "",
                0,
                PLACE,
                List.of(one.id()),
                Outcome.ERROR,
                0,
                0,
                "the kit itself sent an invalid message: " + text,
                List.of(),
                "");
    }

    private static String reason(List<MonitorFinding> broke, List<String> unclear) {
        return broke.isEmpty()
                ? String.join("; ", unclear)
                : broke.get(0).fault().headline() + (broke.size() > 1 ? " (and " + (broke.size() - 1) + " more)" : "");
    }
}

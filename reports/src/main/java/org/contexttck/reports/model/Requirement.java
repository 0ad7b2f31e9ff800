package org.contexttck.reports.model;

import java.util.List;
import org.contexttck.reports.event.Verdict;

/**
 * What the run says about one requirement, with the evidence.
 *
 * @param id of the requirement
 * @param protocol it belongs to
 * @param role which side it binds
 * @param level MUST, SHOULD or MAY
 * @param basis source, derived or advisory
 * @param says the requirement
 * @param verdict the verdict
 * @param observations how often something that bears on it was seen
 * @param reason why it was not claimed, blocked, inconclusive, untested or an error; else empty
 * @param readings ids of the readings it rests on
 * @param transcript path relative to the report; may be empty
 * @param scenarios what was tried
 * @param findings what broke, at most {@value #FINDINGS}
 * @param findingsLeft how many more findings there were
 */
public record Requirement(
        String id,
        String protocol,
        String role,
        String level,
        String basis,
        String says,
        Verdict verdict,
        int observations,
        String reason,
        List<String> readings,
        String transcript,
        List<ScenarioResult> scenarios,
        List<Shown> findings,
        int findingsLeft) {

    /** The most findings that a report shows for one requirement. */
    public static final int FINDINGS = 10;

    /** Copies the lists. */
    public Requirement {
        readings = List.copyOf(readings);
        scenarios = List.copyOf(scenarios);
        findings = List.copyOf(findings);
    }

    /** @return how long its scenarios took together, in milliseconds */
    public long durationMillis() {
        return scenarios.stream().mapToLong(ScenarioResult::durationMillis).sum();
    }
}

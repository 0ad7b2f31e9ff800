package org.contexttck.reports.model;

import java.util.List;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.ScenarioFinished;

/**
 * What the run says about one requirement, with the evidence.
 *
 * @param judged what it says, within bounds
 * @param scenarios what was tried, within bounds and without the findings
 * @param findings what broke, at most {@value #FINDINGS}
 * @param findingsLeft how many more findings there were
 */
public record RequirementResult(
        RequirementJudged judged, List<ScenarioFinished> scenarios, List<ShownFinding> findings, int findingsLeft) {

    /** The most findings that a report shows for one requirement. */
    public static final int FINDINGS = 10;

    /** Copies the lists. */
    public RequirementResult {
        scenarios = List.copyOf(scenarios);
        findings = List.copyOf(findings);
    }

    /** @return the id, by which a report speaks of it */
    public String id() {
        return judged.id();
    }

    /** @return how long its scenarios took together, in milliseconds */
    public long durationMillis() {
        return scenarios.stream().mapToLong(ScenarioFinished::durationMillis).sum();
    }
}

package org.contexttck.harness.verdict;

import java.time.Duration;
import java.util.List;

/**
 * One scenario as it ran.
 *
 * @param key unique in a run and stable between runs, for example {@code transient-context/marking:8}
 * @param requirements ids of the requirements it is tagged with
 * @param reason why it did not hold; empty if it did
 * @param transcript file that holds its messages; empty if there is none
 */
public record ScenarioRecord(
        String key,
        String feature,
        int line,
        String name,
        List<String> requirements,
        Outcome outcome,
        int observations,
        Duration took,
        String reason,
        List<Finding> findings,
        String transcript) {

    public ScenarioRecord {
        requirements = List.copyOf(requirements);
        findings = List.copyOf(findings);
    }
}

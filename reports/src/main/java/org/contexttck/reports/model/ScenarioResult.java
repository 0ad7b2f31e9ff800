package org.contexttck.reports.model;

import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioKind;

/**
 * How one scenario of a requirement ended.
 *
 * @param key what no other scenario of the run has
 * @param kind scenario or audit
 * @param feature the file
 * @param line the line in that file, 0 if there is none
 * @param name what it is called
 * @param outcome how it ended
 * @param observations how often it saw something that bears on its requirements
 * @param durationMillis how long it took
 * @param reason why it was blocked, inconclusive, flaky or an error; else empty
 * @param transcript path relative to the report; may be empty
 */
public record ScenarioResult(
        String key,
        ScenarioKind kind,
        String feature,
        int line,
        String name,
        Outcome outcome,
        int observations,
        long durationMillis,
        String reason,
        String transcript) {}

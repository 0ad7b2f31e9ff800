package org.contexttck.reports.model;

import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.ScenarioFinished;

/**
 * A finding as a report shows it: within bounds, saying what was left out.
 *
 * @param scenario that found it, within bounds and without its findings
 * @param finding with at most {@value #MESSAGES} messages, parts of long ones left out
 * @param left what was left out of messages and excerpt, one line; empty if nothing was
 */
public record ShownFinding(ScenarioFinished scenario, Finding finding, String left) {

    /** The most messages that one finding shows. */
    public static final int MESSAGES = 20;

    /** Path of the transcript that shows it, relative to the report; may be empty. */
    public String transcript() {
        return finding.transcript().isEmpty() ? scenario.transcript() : finding.transcript();
    }
}

package org.contexttck.harness.run.report;

import java.util.List;
import org.contexttck.reports.event.Event;

/**
 * What a gate makes of a run or a check.
 *
 * @param exitCode what the command ends with
 * @param events what the log and the report say about it
 * @param lines what a person at the console reads about it
 */
public record GateDecision(int exitCode, List<Event> events, List<String> lines) {

    public GateDecision {
        events = List.copyOf(events);
        lines = List.copyOf(lines);
    }
}

package org.contexttck.reports.event;

import java.time.Instant;
import java.util.Map;

/**
 * The last event of a run; only what a baseline says about the run comes behind it.
 *
 * @param time when it ended
 * @param durationMillis how long it took
 * @param verdict what it comes to
 * @param headline the verdict in one sentence
 * @param exitCode what the command ends with
 * @param totals how many requirements got each verdict
 */
public record RunFinished(
        Instant time,
        long durationMillis,
        RunVerdict verdict,
        String headline,
        int exitCode,
        Map<Verdict, Integer> totals)
        implements Event {

    /** Puts a zero for each verdict that is missing. */
    public RunFinished {
        totals = Verdict.complete(totals);
    }
}

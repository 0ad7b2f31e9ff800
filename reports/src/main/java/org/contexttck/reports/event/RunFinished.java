package org.contexttck.reports.event;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.contexttck.reports.text.Addition;

/**
 * The last event of a run; only what a baseline says about the run comes behind it.
 *
 * @param time when it ended
 * @param durationMillis how long it took
 * @param verdict what it comes to
 * @param headline the verdict in one sentence
 * @param exitCode what the command ends with
 * @param totals how many requirements got each verdict
 * @param classes the conformance classes of which a requirement was judged
 */
public record RunFinished(
        Instant time,
        long durationMillis,
        RunVerdict verdict,
        String headline,
        int exitCode,
        Map<Verdict, Integer> totals,
        @Addition List<ClassGrade> classes)
        implements Event {

    /** Copies the list, and puts a zero for each verdict that is missing. */
    public RunFinished {
        totals = Verdict.complete(totals);
        classes = List.copyOf(classes);
    }
}

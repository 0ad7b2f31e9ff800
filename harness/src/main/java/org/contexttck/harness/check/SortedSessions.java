package org.contexttck.harness.check;

import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.harness.trace.TraceEntry;

/**
 * Judges sessions that come one behind the other, each whole and in order, as a cluster has them after sorting: of any number of
 * sessions of any length, one is kept at a time, and of it what its monitors keep.
 */
public final class SortedSessions {

    private final Checker given;
    private final Consumer<MonitorFinding> each;
    private final CheckTotals totals = new CheckTotals();
    private Optional<SessionCheck> open = Optional.empty();

    /** @param each takes every finding as its session ends, also those that the totals only count */
    public SortedSessions(Checker checker, Consumer<MonitorFinding> each) {
        this.given = checker;
        this.each = each;
    }

    /** The entries that follow are those of another session. @param header behind which they stood, if there was one */
    public void begin(Optional<TraceEntry.Header> header) {
        close();
        Checker checker = header.map(said -> TraceHeader.checker(given, said)).orElse(given);
        open = Optional.of(checker.begin());
    }

    /** Takes the next entry of the session, or something that belongs to none. */
    public void accept(TraceEntry entry) {
        if (entry instanceof TraceEntry.Unread unread) {
            totals.unread(unread);
        } else if (entry instanceof TraceEntry.Header header) {
            TraceHeader.problem(given, header).ifPresent(totals::unread);
        } else {
            totals.said(entry);
            open.orElseThrow().accept(entry);
        }
    }

    /** Nothing comes any more. @return what all the sessions come to */
    public CheckTotals end() {
        close();
        return totals;
    }

    private void close() {
        open.ifPresent(session -> {
            Findings findings = totals.add(session);
            findings.all().forEach(each);
        });
        open = Optional.empty();
    }
}

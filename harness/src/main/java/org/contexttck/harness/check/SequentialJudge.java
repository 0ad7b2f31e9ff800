package org.contexttck.harness.check;

import org.contexttck.harness.trace.TraceEntry;

/** Hears what one recording says, and judges it in the thread that tells. */
final class SequentialJudge {

    private final Checker given;
    private final CheckTotals totals;
    private OpenSessions sessions;

    SequentialJudge(Checker checker, CheckTotals totals) {
        this.given = checker;
        this.totals = totals;
        this.sessions = new OpenSessions(checker, totals);
    }

    void accept(TraceEntry entry) {
        if (entry instanceof TraceEntry.Unread unread) {
            totals.unread(unread);
        } else if (entry instanceof TraceEntry.Header header) {
            sessions.end();
            TraceHeader.problem(given, header).ifPresent(totals::unread);
            sessions = new OpenSessions(TraceHeader.checker(given, header), totals);
        } else {
            totals.said(entry);
            sessions.accept(entry);
        }
    }

    void end() {
        sessions.end();
    }
}

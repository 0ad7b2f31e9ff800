package org.contexttck.harness.check;

import org.contexttck.harness.profile.yaml.ProfileException;
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
            sessions = new OpenSessions(checker(header), totals);
        } else {
            totals.said(entry);
            sessions.accept(entry);
        }
    }

    private Checker checker(TraceEntry.Header header) {
        try {
            return TraceHeader.checker(given, header);
        } catch (ProfileException unsound) {
            String why = unsound.problems().get(0).what();
            totals.unread(
                    new TraceEntry.Unread(header.recording(), header.line(), "its claims count for nothing: " + why));
            return given;
        }
    }

    void end() {
        sessions.end();
    }
}

package org.contexttck.harness.check;

import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.trace.Entry;

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

    void accept(Entry entry) {
        if (entry instanceof Entry.Unread unread) {
            totals.unread(unread);
        } else if (entry instanceof Entry.Header header) {
            sessions.end();
            sessions = new OpenSessions(checker(header), totals);
        } else {
            totals.said(entry);
            sessions.accept(entry);
        }
    }

    private Checker checker(Entry.Header header) {
        try {
            return TraceHeader.checker(given, header);
        } catch (ProfileException unsound) {
            String why = unsound.problems().get(0).what();
            totals.unread(new Entry.Unread(header.recording(), header.line(), "its claims count for nothing: " + why));
            return given;
        }
    }

    void end() {
        sessions.end();
    }
}

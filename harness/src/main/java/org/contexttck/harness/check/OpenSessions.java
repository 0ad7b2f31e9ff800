package org.contexttck.harness.check;

import java.util.LinkedHashMap;
import java.util.Map;
import org.contexttck.harness.trace.TraceEntry;

/**
 * The sessions of a recording that are not over. So many are open at a time; if there are more, that which was silent for
 * longest is ended, and begins anew if it should go on.
 */
final class OpenSessions {

    private static final int MOST = 10_000;

    private final Checker checker;
    private final CheckTotals totals;
    private final int most;
    private final Map<String, SessionCheck> open = new LinkedHashMap<>(16, 0.75f, true);

    /** @param totals takes what the sessions come to */
    OpenSessions(Checker checker, CheckTotals totals) {
        this(checker, totals, MOST);
    }

    OpenSessions(Checker checker, CheckTotals totals, int most) {
        this.checker = checker;
        this.totals = totals;
        this.most = most;
    }

    /** The session that an entry belongs to; empty text if to none. */
    static String sessionOf(TraceEntry entry) {
        if (entry instanceof TraceEntry.Said said) {
            return said.session();
        }
        return entry instanceof TraceEntry.Odd odd ? odd.session() : "";
    }

    /** Takes an entry that belongs to a session. */
    void accept(TraceEntry entry) {
        String name = sessionOf(entry);
        SessionCheck session = open.get(name);
        if (session == null) {
            session = checker.begin();
            open.put(name, session);
            makeRoom();
        }
        session.accept(entry);
    }

    private void makeRoom() {
        if (open.size() > most) {
            String eldest = open.keySet().iterator().next();
            totals.add(open.remove(eldest));
            totals.cutShort();
        }
    }

    /** All are over. */
    void end() {
        open.values().forEach(totals::add);
        open.clear();
    }
}

package org.contexttck.harness.check;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.trace.TraceSource;
import org.contexttck.reports.event.WayTried;

/** Which recordings were read, and what in them could not be. */
final class ReadSummary {

    private static final int MOST_LINES = 20;

    private ReadSummary() {}

    /** @param first of the roles judged: the event has to have one */
    static WayTried event(Role first, List<TraceSource> recordings, CheckTotals totals) {
        List<String> names = recordings.stream().map(TraceSource::name).toList();
        List<WayTried.LeftOut> left = new ArrayList<>();
        totals.unread().stream()
                .limit(MOST_LINES)
                .forEach(line -> left.add(new WayTried.LeftOut(line.recording() + ":" + line.line(), line.reason())));
        long more = totals.unreadLines() - left.size();
        if (more > 0) {
            left.add(new WayTried.LeftOut(more + " more lines", "not read for such reasons"));
        }
        if (totals.sessionsCutShort() > 0) {
            left.add(new WayTried.LeftOut(
                    "the whole of " + totals.sessionsCutShort() + " sessions",
                    "too many were open at a time; their parts were judged by themselves"));
        }
        List<String> planned = new ArrayList<>(names);
        left.forEach(one -> planned.add(one.what()));
        return new WayTried(first.text(), "", planned, names, left);
    }
}

package org.contexttck.harness.wire;

import java.util.List;
import org.contexttck.harness.wire.CarrierEvent.What;

/** What the state of a target was each time that the kit asked for it, see {@link WatchedTransport}. */
final class RecordedState {

    private final List<TapeLine> changes;
    private final String usual;
    private int asked;

    RecordedState(List<TapeLine> lines, What what, String usual) {
        this.changes = lines.stream().filter(line -> line.is(what)).toList();
        this.usual = usual;
    }

    /** What was answered when this was asked as often as now. */
    synchronized String next() {
        String answer = usual;
        for (TapeLine change : changes) {
            if (Integer.parseInt(change.facts().getOrDefault(CarrierEvent.ASKED, "0")) <= asked) {
                answer = change.facts().getOrDefault(CarrierEvent.ANSWER, usual);
            }
        }
        asked++;
        return answer;
    }
}

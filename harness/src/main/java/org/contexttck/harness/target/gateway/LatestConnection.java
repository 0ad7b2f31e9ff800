package org.contexttck.harness.target.gateway;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Notes what a gateway writes to standard error among the messages of the connection that was opened last. */
final class LatestConnection implements WireListener {

    private final List<String> early = new ArrayList<>();
    private Optional<WireListener> latest = Optional.empty();

    synchronized void opened(WireListener connection) {
        latest = Optional.of(connection);
        early.forEach(line -> connection.note(STDERR, line));
        early.clear();
    }

    @Override
    public void message(Message message) {
        // each connection has a listener of its own
    }

    @Override
    public void anomaly(Anomaly anomaly) {
        // each connection has a listener of its own
    }

    @Override
    public synchronized void note(String note, String text) {
        if (latest.isPresent()) {
            latest.get().note(note, text);
        } else if (note.equals(STDERR)) {
            early.add(text);
        }
    }
}

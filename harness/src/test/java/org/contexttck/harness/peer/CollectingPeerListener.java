package org.contexttck.harness.peer;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Keeps what a peer told its listener. */
public final class CollectingPeerListener implements WireListener {

    public final List<Message> messages = new CopyOnWriteArrayList<>();
    final List<Anomaly> anomalies = new CopyOnWriteArrayList<>();

    @Override
    public void message(Message message) {
        messages.add(message);
    }

    @Override
    public synchronized void anomaly(Anomaly anomaly) {
        anomalies.add(anomaly);
        notifyAll();
    }

    /** Waits for an anomaly of this kind. */
    public synchronized boolean hears(Anomaly.Kind kind) throws InterruptedException {
        long end = System.nanoTime() + Web.PATIENCE.toNanos();
        while (anomalies.stream().noneMatch(it -> it.kind() == kind)) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return false;
            }
            wait(left);
        }
        return true;
    }

    public List<String> told() {
        return anomalies.stream().map(it -> it.kind() + ": " + it.text()).toList();
    }

    public List<String> sent() {
        return raw(Direction.TO_TARGET);
    }

    public List<String> received() {
        return raw(Direction.FROM_TARGET);
    }

    private List<String> raw(Direction direction) {
        return messages.stream()
                .filter(it -> it.direction() == direction)
                .map(Message::raw)
                .toList();
    }
}

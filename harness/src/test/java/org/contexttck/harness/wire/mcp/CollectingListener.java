package org.contexttck.harness.wire.mcp;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Keeps what a connection told its listener. */
final class CollectingListener implements WireListener {

    final List<Message> messages = new CopyOnWriteArrayList<>();
    final List<Anomaly> anomalies = new CopyOnWriteArrayList<>();
    final List<String> notes = new CopyOnWriteArrayList<>();

    @Override
    public void message(Message message) {
        messages.add(message);
    }

    @Override
    public void anomaly(Anomaly anomaly) {
        anomalies.add(anomaly);
    }

    @Override
    public void note(String note, String text) {
        notes.add(note + ": " + text);
    }

    List<Anomaly.Kind> kinds() {
        return anomalies.stream().map(Anomaly::kind).toList();
    }

    List<String> sent() {
        return raws(Direction.TO_TARGET);
    }

    List<String> received() {
        return raws(Direction.FROM_TARGET);
    }

    private List<String> raws(Direction direction) {
        return messages.stream()
                .filter(m -> m.direction() == direction)
                .map(Message::raw)
                .toList();
    }
}

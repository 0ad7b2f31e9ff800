package org.contexttck.harness.target.intermediary;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.target.shared.RecentMessages;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Hands on what it hears, and keeps the messages of the call that is under way in full. */
final class IntermediaryTraffic implements WireListener {

    private final WireListener record;
    private final RecentMessages recent = new RecentMessages();
    private final Map<Long, Message> kept = new HashMap<>();

    IntermediaryTraffic(WireListener record) {
        this.record = record;
    }

    @Override
    public void message(Message message) {
        record.message(message);
        recent.message(message);
        synchronized (kept) {
            kept.put(message.order(), message);
        }
    }

    @Override
    public void anomaly(Anomaly anomaly) {
        record.anomaly(anomaly);
    }

    @Override
    public void note(String note, String text) {
        record.note(note, text);
    }

    RecentMessages recent() {
        return recent;
    }

    /** A new call begins. */
    void forget() {
        synchronized (kept) {
            kept.clear();
        }
    }

    Optional<Message> message(long order) {
        synchronized (kept) {
            return Optional.ofNullable(kept.get(order));
        }
    }
}

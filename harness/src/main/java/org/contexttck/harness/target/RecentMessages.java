package org.contexttck.harness.target;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Keeps the beginning of each recent message, so that a finding can show its exchange without reading files back. */
final class RecentMessages implements WireListener {

    private static final int KEPT_MESSAGES = 2_000;
    private static final int KEPT_CHARACTERS = 4_000;

    private final Map<Long, Excerpt> kept = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Excerpt> eldest) {
            return size() > KEPT_MESSAGES;
        }
    };

    @Override
    public synchronized void message(Message message) {
        kept.put(
                message.order(),
                new Excerpt(message.order(), message.direction() == Direction.TO_TARGET
                        ? org.contexttck.reports.event.Direction.SENT
                        : org.contexttck.reports.event.Direction.RECEIVED, beginning(message.raw())));
    }

    @Override
    public void anomaly(Anomaly anomaly) {
        // an anomaly names the message it belongs to, which is kept already
    }

    synchronized List<Excerpt> excerpt(long... orders) {
        List<Excerpt> excerpt = new ArrayList<>();
        for (long order : orders) {
            if (kept.containsKey(order)) {
                excerpt.add(kept.get(order));
            }
        }
        return excerpt;
    }

    private static String beginning(String text) {
        if (text.length() <= KEPT_CHARACTERS) {
            return text;
        }
        int cut = Character.isHighSurrogate(text.charAt(KEPT_CHARACTERS - 1)) ? KEPT_CHARACTERS - 1 : KEPT_CHARACTERS;
        return text.substring(0, cut) + "… (" + text.length() + " characters)";
    }
}

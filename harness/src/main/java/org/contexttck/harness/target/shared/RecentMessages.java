package org.contexttck.harness.target.shared;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;

/** Keeps recent messages within bounds, so that a finding can show its exchange without reading files back. */
public final class RecentMessages implements WireListener {

    private static final int KEPT_CHARACTERS = 8 << 20;
    private static final int COST_OF_ONE = 100;

    private final Map<Long, Excerpt> kept = new LinkedHashMap<>();
    private long characters;

    @Override
    public synchronized void message(Message message) {
        Excerpt excerpt = excerpt(message);
        kept.put(message.order(), excerpt);
        characters += cost(excerpt);
        Iterator<Excerpt> eldest = kept.values().iterator();
        while (characters > KEPT_CHARACTERS) {
            characters -= cost(eldest.next());
            eldest.remove();
        }
    }

    @Override
    public void anomaly(Anomaly anomaly) {
        // an anomaly names the message it belongs to, which is kept already
    }

    /** A message as evidence, shortened. */
    public static Excerpt excerpt(Message message) {
        ExcerptDirection direction = message.direction() == org.contexttck.harness.wire.Direction.TO_TARGET
                ? ExcerptDirection.SENT
                : ExcerptDirection.RECEIVED;
        return new Excerpt(message.order(), direction, message.shown());
    }

    public synchronized List<Excerpt> excerpt(long... orders) {
        List<Excerpt> excerpt = new ArrayList<>();
        for (long order : orders) {
            if (kept.containsKey(order)) {
                excerpt.add(kept.get(order));
            }
        }
        return excerpt;
    }

    /** The last of those kept, in order. */
    public synchronized List<Excerpt> last(int count) {
        List<Excerpt> all = List.copyOf(kept.values());
        return all.subList(Math.max(0, all.size() - count), all.size());
    }

    private static int cost(Excerpt excerpt) {
        return excerpt.text().length() + COST_OF_ONE;
    }
}

package org.contexttck.harness.target.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.Message;

/** What a scripted participant has got so far, within bounds. */
final class Arrivals {

    private static final int MOST = 400_000;
    private static final long MOST_CHARACTERS = 512L << 20;

    private final List<Arrival> all = new ArrayList<>();
    private final Map<String, List<Arrival>> byMark = new HashMap<>();
    private long characters;
    private long lastNanos = Deadline.now();

    /** Takes a message. Envelopes are text: what comes in a binary frame is recorded and counts for nothing. */
    synchronized void add(Message message) {
        lastNanos = Deadline.now();
        boolean text = message.transport().webSocketText();
        if (text && message.json().isPresent() && all.size() < MOST && characters < MOST_CHARACTERS) {
            Arrival arrival =
                    new Arrival(message.order(), message.raw(), message.json().get(), message.notes());
            all.add(arrival);
            characters += message.raw().length();
            byMark.computeIfAbsent(arrival.mark(), mark -> new ArrayList<>()).add(arrival);
        }
    }

    /** The messages with this mark, in order. */
    synchronized List<Arrival> marked(String mark) {
        return List.copyOf(byMark.getOrDefault(mark, List.of()));
    }

    /** The messages behind this one that are of a sort, in order. */
    synchronized List<Arrival> after(long order, Predicate<JsonNode> sort) {
        return all.stream()
                .filter(arrival -> arrival.order() > order && sort.test(arrival.json()))
                .toList();
    }

    /** Whether there is a message with this mark. */
    synchronized boolean has(String mark) {
        return byMark.containsKey(mark);
    }

    /** Whether there is a message of a sort. */
    synchronized boolean has(Predicate<JsonNode> sort) {
        return all.stream().anyMatch(arrival -> sort.test(arrival.json()));
    }

    /** How long nothing has come. */
    synchronized Duration quiet() {
        return Duration.ofNanos(Deadline.now() - lastNanos);
    }
}

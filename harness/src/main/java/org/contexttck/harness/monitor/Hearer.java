package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.json.JsonEquality;

/** A participant of a room, as one who gets what others send. Keeps what it has not got yet, and a little of what it got last. */
final class Hearer {

    private static final int MOST_PENDING = 20_000;
    private static final int MOST_DELIVERED = 500;

    private final Map<Long, SentEnvelope> pending = new LinkedHashMap<>();
    private final Map<String, List<SentEnvelope>> byId = new HashMap<>();
    private final Map<Long, SentEnvelope> delivered = new LinkedHashMap<>();
    private final Map<String, Long> since = new HashMap<>();
    private final Map<String, Long> latest = new HashMap<>();
    private boolean filtered;

    /** Somebody else has sent something. */
    void expect(SentEnvelope sent) {
        pending.put(sent.number(), sent);
        byId.computeIfAbsent(sent.id(), first -> new ArrayList<>()).add(sent);
        if (pending.size() > MOST_PENDING) {
            forget(pending.values().iterator().next());
        }
    }

    /** It has sent this itself, and may hear it or not. */
    void own(SentEnvelope sent) {
        remember(sent);
    }

    /** It has asked to be spared some messages: what it does not get is not lost. */
    void filters() {
        filtered = true;
    }

    /** The sender was told of an error about it: what does not come is not lost. */
    void excused(SentEnvelope sent) {
        forget(sent);
    }

    /**
     * What was sent that has now arrived; empty if it is nothing of the kind, or arrived before.
     *
     * @param sent whether something was sent under its id: then it is that, though it may be for somebody else
     */
    Optional<SentEnvelope> arrived(JsonNode json, boolean sent) {
        String id = json.path("id").asText("");
        List<SentEnvelope> same = byId.getOrDefault(id, List.of());
        Comparator<SentEnvelope> closest = Comparator.comparingInt(one -> -likeness(one, json));
        Optional<SentEnvelope> exact =
                same.stream().filter(one -> alike(one, json)).min(closest);
        if (exact.isEmpty()
                && delivered.values().stream().anyMatch(one -> one.id().equals(id) && alike(one, json))) {
            return Optional.empty();
        }
        Optional<SentEnvelope> found = exact.or(() -> same.stream().min(closest))
                .or(() -> pending.values().stream()
                        .filter(one -> !sent && alike(one, json))
                        .min(closest));
        found.ifPresent(one -> {
            forget(one);
            remember(one);
        });
        return found;
    }

    /** What has arrived before as it arrives now, from somebody else; empty if it has not. */
    Optional<SentEnvelope> again(JsonNode json, String itself) {
        String id = json.path("id").asText("");
        return delivered.values().stream()
                .filter(one -> !one.sender().equals(itself))
                .filter(one -> !id.isEmpty() && one.id().equals(id) && alike(one, json))
                .findFirst();
    }

    /** Notes what arrived. @param now the number of the last message in the room @return whether a later one of its sender came before it */
    boolean overtaken(SentEnvelope sent, long now) {
        since.putIfAbsent(sent.sender(), now);
        long before = latest.getOrDefault(sent.sender(), 0L);
        latest.merge(sent.sender(), sent.number(), Math::max);
        return before > sent.number();
    }

    /**
     * What did not arrive, although one that the same participant sent earlier did, and one that it sent later; in the order
     * sent.
     */
    List<SentEnvelope> lost() {
        return pending.values().stream()
                .filter(one -> !filtered
                        && since.getOrDefault(one.sender(), Long.MAX_VALUE) < one.number()
                        && latest.get(one.sender()) > one.number())
                .sorted(Comparator.comparingLong(SentEnvelope::number))
                .toList();
    }

    /** What it has not got of a sender. */
    List<SentEnvelope> pendingOf(String sender) {
        return pending.values().stream()
                .filter(one -> one.sender().equals(sender))
                .toList();
    }

    /** Whether it is its own, or has arrived. */
    boolean hasGot(SentEnvelope sent) {
        return delivered.containsKey(sent.number());
    }

    /** Whether something has the payload and kind of what was sent. */
    static boolean alike(SentEnvelope sent, JsonNode json) {
        return json.has("payload")
                && sent.json().has("payload")
                && JsonEquality.equalAsDoubles(sent.json().get("payload"), json.get("payload"))
                && sent.json().path("kind").equals(json.path("kind"));
    }

    /** How much of two envelopes under one id is the same: what was sent twice under it is told apart by the rest. */
    private static int likeness(SentEnvelope sent, JsonNode json) {
        int same = (int) Stream.of("payload", "context", "kind", "to", "correlation_id")
                .filter(name -> JsonEquality.equalAsDoubles(sent.json().path(name), json.path(name)))
                .count();
        boolean signed =
                sent.message().channel().party().equals(json.path("from").asText());
        return signed ? same + 1 : same;
    }

    private void forget(SentEnvelope sent) {
        pending.remove(sent.number());
        List<SentEnvelope> same = byId.getOrDefault(sent.id(), new ArrayList<>());
        same.remove(sent);
        if (same.isEmpty()) {
            byId.remove(sent.id());
        }
    }

    private void remember(SentEnvelope sent) {
        delivered.put(sent.number(), sent);
        if (delivered.size() > MOST_DELIVERED) {
            delivered.remove(delivered.keySet().iterator().next());
        }
    }
}

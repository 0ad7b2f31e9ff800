package org.contexttck.harness.wire.mcp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The requests of one connection, by id. */
final class Calls {

    /** What an answer with a certain id is. */
    enum Match {
        AWAITED,
        AGAIN,
        LATE,
        UNKNOWN
    }

    private final Map<String, Call> open = new HashMap<>();
    private final Set<String> answered = new HashSet<>();
    private final Set<String> expired = new HashSet<>();
    private Optional<String> over = Optional.empty();

    /** Whether it was taken in; not if nothing can be answered any more. */
    synchronized boolean add(Call call) {
        if (over.isPresent()) {
            return false;
        }
        open.put(call.key, call);
        return true;
    }

    synchronized boolean inUse(String key) {
        return open.containsKey(key) || answered.contains(key) || expired.contains(key);
    }

    synchronized Optional<Call> find(String key) {
        return Optional.ofNullable(open.get(key));
    }

    /** The one request in flight, if it is exactly one. */
    synchronized Optional<Call> only() {
        return open.size() == 1 ? Optional.of(open.values().iterator().next()) : Optional.empty();
    }

    synchronized Match match(String key) {
        if (open.containsKey(key)) {
            return Match.AWAITED;
        } else if (answered.contains(key)) {
            return Match.AGAIN;
        }
        return expired.contains(key) ? Match.LATE : Match.UNKNOWN;
    }

    /** Takes a request out because its answer is there, even if late. */
    synchronized Optional<Call> answered(String key) {
        expired.remove(key);
        answered.add(key);
        return Optional.ofNullable(open.remove(key));
    }

    /** How many were answered. */
    synchronized int answered() {
        return answered.size();
    }

    /** Takes a request out that is waited for no longer. */
    synchronized Optional<Call> expire(String key) {
        Optional<Call> call = Optional.ofNullable(open.remove(key));
        call.ifPresent(c -> expired.add(key));
        return call;
    }

    /** Why nothing can be answered any more, if so. */
    synchronized Optional<String> over() {
        return over;
    }

    /** No answer can come any more; returns the requests that were still waiting. */
    synchronized List<Call> end(String why) {
        if (over.isEmpty()) {
            over = Optional.of(why);
        }
        List<Call> rest = new ArrayList<>(open.values());
        expired.addAll(open.keySet());
        open.clear();
        return rest;
    }
}

package org.contexttck.harness.monitor;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Pairs answers with requests, on any number of connections. Keeps what is unanswered, and the last message of each; of a
 * recording that has no answers the latest requests only.
 */
final class RpcExchanges {

    private static final int MOST_OPEN = 10_000;

    private final Map<Asked, Observed> open = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Asked, Observed> eldest) {
            return size() > MOST_OPEN;
        }
    };
    private final Map<String, Observed> last = new HashMap<>();

    /** Under which id something was asked, where, and by whom. */
    private record Asked(String transcript, boolean byTarget, String id) {}

    /** Takes the next message. @return the exchange that it completes, if it is an answer to something asked */
    Optional<RpcExchange> next(Observed message) {
        last.put(message.transcript(), message);
        if (message.key().isEmpty()) {
            return Optional.empty();
        }
        String id = message.key().get();
        if (message.json().path("method").isTextual()) {
            open.put(new Asked(message.transcript(), message.fromTarget(), id), message);
            return Optional.empty();
        }
        return Optional.ofNullable(open.remove(new Asked(message.transcript(), !message.fromTarget(), id)))
                .map(asked -> new RpcExchange(asked, message));
    }

    /** The message with a number, if it is an unanswered request or the last one of its connection. */
    Optional<Observed> find(String transcript, long order) {
        return Stream.concat(open.values().stream(), Optional.ofNullable(last.get(transcript)).stream())
                .filter(one ->
                        one.transcript().equals(transcript) && one.message().order() == order)
                .findFirst();
    }
}

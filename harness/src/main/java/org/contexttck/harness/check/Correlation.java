package org.contexttck.harness.check;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.RpcMessage;

/**
 * What the kit sees while it talks to a server, and others do not write down: messages that are none, answers to nothing, and
 * second answers. That an answer is missing is never said: whoever recorded may have stopped before it came.
 */
final class Correlation {

    /** Of so many answers the ids are known; two to the same id are mostly close together. */
    private static final int MOST_ANSWERED = 10_000;

    private static final int MOST_OPEN = 100_000;

    private final Map<String, Boolean> answered = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
            return size() > MOST_ANSWERED;
        }
    };
    private final Set<String> open = new HashSet<>();
    private boolean fromTheBeginning;
    private boolean begun;

    /** Takes a message on a connection on which the server is judged. */
    void accept(Observed message, Consumer<Anomaly> anomalies) {
        JsonNode json = message.json();
        if (json.isMissingNode() || json.isArray()) {
            return;
        }
        String method = message.method();
        if (!begun) {
            begun = true;
            fromTheBeginning = method.equals("initialize") || method.equals("server/discover");
        }
        if (message.fromTarget()) {
            received(message, json, anomalies);
        } else if (!method.isEmpty()) {
            keyOf(message).filter(key -> open.size() < MOST_OPEN).ifPresent(key -> {
                open.add(key);
                answered.remove(key);
            });
        }
    }

    private void received(Observed message, JsonNode json, Consumer<Anomaly> anomalies) {
        long line = message.message().order();
        if (refused(message) && !json.has("jsonrpc")) {
            return;
        }
        RpcMessage.fault(json).ifPresent(why -> anomalies.accept(new Anomaly(Kind.NOT_A_MESSAGE, why, line)));
        if (RpcMessage.sort(json) != RpcMessage.Sort.RESPONSE) {
            return;
        }
        Optional<String> key = keyOf(message);
        if (key.isEmpty()) {
            if (!refused(message)) {
                anomalies.accept(new Anomaly(Kind.NULL_ID, "an answer without a usable id", line));
            }
        } else if (open.remove(key.get())) {
            answered.put(key.get(), true);
        } else if (answered.containsKey(key.get())) {
            String text = "a second answer to request " + OneLine.of(key.get());
            anomalies.accept(new Anomaly(Kind.ANSWERED_TWICE, text, line));
        } else if (fromTheBeginning && open.size() < MOST_OPEN) {
            String text = "an answer with id " + OneLine.of(key.get()) + ", which no request had";
            anomalies.accept(new Anomaly(Kind.UNKNOWN_ID, text, line));
        }
    }

    private static Optional<String> keyOf(Observed message) {
        return message.key().filter(key -> RpcMessage.usable(message.json().get("id")));
    }

    /** HTTP lets the body of a refusal be anything. */
    private static boolean refused(Observed message) {
        return message.message().transport().refused();
    }

    /** Whether the client has begun anew, as it does where several runs were recorded behind each other. */
    boolean startsAnew(Observed message) {
        return begun && !message.fromTarget() && message.method().equals("initialize");
    }
}

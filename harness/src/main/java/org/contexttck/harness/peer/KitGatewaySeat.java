package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.PeerLog;
import org.contexttck.harness.wire.WireListener;

/** One connection to the kit's gateway, whatever carries it. */
final class KitGatewaySeat {

    /** The fact that tells the second connection, and those after it, from the first. */
    static final String NUMBER = "ws.seat";

    /** Stands before the same number in an anomaly, which has no facts. */
    static final String BEFORE_NUMBER = ", connection ";

    private final KitGateway gateway;
    private final Carrier carrier;
    private final PeerLog log;
    private final Map<String, String> facts;
    private volatile String name = "";
    private boolean ended;

    /** What is below. */
    interface Carrier {

        /** Something is about to be recorded as sent. */
        void before(String text);

        void write(String text);

        void close();
    }

    /** @param number of the connection, from 1 */
    KitGatewaySeat(KitGateway gateway, int number, Carrier carrier, WireListener listener) {
        this.gateway = gateway;
        this.carrier = carrier;
        this.log = new PeerLog(listener, Limits.defaults());
        this.facts =
                number == 1 ? Map.of("ws.frame", "text") : Map.of("ws.frame", "text", NUMBER, Integer.toString(number));
    }

    /** The name under which it joined; empty before. */
    String name() {
        return name;
    }

    void name(String joined) {
        name = joined;
    }

    void send(String text) {
        carrier.before(text);
        log.sent(text, facts);
        carrier.write(text);
    }

    /** Takes a message. */
    void arrived(byte[] content) {
        gateway.comes(() -> {
            Message message = log.json(content, facts);
            Optional<JsonNode> envelope = message.json().filter(JsonNode::isObject);
            gateway.arrived(this, message.raw(), envelope);
        });
    }

    /** It has ended; of several ends the first counts. @param kind whether in due form @param how such as {@code the participant closed with 1000} */
    void ended(Anomaly.Kind kind, String how) {
        gateway.comes(() -> {
            if (ended) {
                return;
            }
            ended = true;
            String number = facts.containsKey(NUMBER) ? BEFORE_NUMBER + facts.get(NUMBER) : "";
            log.anomaly(kind, how + number, 0);
            gateway.left(this);
        });
    }

    void close() {
        carrier.close();
    }
}

package org.contexttck.harness.peer.gateway;

import java.util.Map;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.PeerLog;

/** One connection to the kit's gateway. */
final class KitGatewayConnection {

    /** The fact that tells the second connection, and those after it, from the first. */
    private static final String NUMBER = "ws.seat";

    /** Stands before the same number in an anomaly, which has no facts. */
    private static final String BEFORE_NUMBER = ", connection ";

    private final KitGateway gateway;
    private final KitGatewaySocket carrier;
    private final PeerLog log;
    private final Map<String, String> facts;
    private volatile String name = "";
    private boolean ended;

    /** @param number of the connection, from 1 */
    KitGatewayConnection(KitGateway gateway, int number, KitGatewaySocket carrier, PeerLog log) {
        this.gateway = gateway;
        this.carrier = carrier;
        this.log = log;
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
        log.sent(text, facts);
        carrier.write(text);
    }

    /** Takes a message. */
    void arrived(byte[] content) {
        gateway.comes(() -> {
            gateway.arrived(this, log.json(content, facts));
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

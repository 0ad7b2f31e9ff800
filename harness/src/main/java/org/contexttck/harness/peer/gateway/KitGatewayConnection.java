package org.contexttck.harness.peer.gateway;

import java.util.OptionalInt;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.PeerLog;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.harness.wire.TransportFacts.WebSocket;
import org.contexttck.harness.wire.websocket.WebSocketHandshake;

/** One connection to the kit's gateway. */
final class KitGatewayConnection {

    /** Stands before the same number in an anomaly, which has no facts. */
    private static final String BEFORE_NUMBER = ", connection ";

    private final KitGateway gateway;
    private final KitGatewaySocket carrier;
    private final PeerLog log;
    private final OptionalInt number;
    private final TransportFacts facts;
    private volatile String name = "";
    private boolean ended;

    /** @param number of the connection, from 1 */
    KitGatewayConnection(KitGateway gateway, int number, KitGatewaySocket carrier, PeerLog log) {
        this.gateway = gateway;
        this.carrier = carrier;
        this.log = log;
        this.number = number == 1 ? OptionalInt.empty() : OptionalInt.of(number);
        this.facts = TransportFacts.of(new WebSocket(WebSocket.TEXT, OptionalInt.empty(), this.number));
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

    /** It is open. */
    void connected(WebSocketHandshake.Head head) {
        gateway.comes(() -> gateway.connected(this, head));
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
            String which = number.isPresent() ? BEFORE_NUMBER + number.getAsInt() : "";
            log.anomaly(kind, how + which, 0);
            gateway.left(this);
        });
    }

    void close() {
        carrier.close();
    }
}

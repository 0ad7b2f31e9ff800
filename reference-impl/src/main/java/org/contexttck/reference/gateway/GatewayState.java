package org.contexttck.reference.gateway;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What the connections of a gateway share. */
final class GatewayState {

    private static final long PARTING_MILLIS = 500;

    private final GatewayLimits limits;
    private final Optional<String> token;
    private final GatewayBehaviour behaviour;
    private final Rooms rooms;
    private final QueueFlusher flusher = new QueueFlusher();
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();

    GatewayState(GatewayLimits limits, Optional<String> token, GatewayBehaviour behaviour) {
        this.limits = limits;
        this.token = token;
        this.behaviour = behaviour;
        this.rooms = new Rooms(behaviour);
    }

    QueueFlusher flusher() {
        return flusher;
    }

    GatewayLimits limits() {
        return limits;
    }

    /** A handler for one connection. */
    MessageHandler handler(MessageSink sink) {
        return new MessageHandler(limits, token, behaviour, rooms, sink);
    }

    void opened(Connection connection) {
        connections.add(connection);
    }

    void closed(Connection connection) {
        connections.remove(connection);
        synchronized (this) {
            notifyAll();
        }
    }

    /** Says goodbye to everybody, and gives them a moment to say it back. */
    synchronized void closeAll() throws InterruptedException {
        connections.forEach(connection -> connection.end(Outbox.GOING_AWAY, "the gateway ends"));
        long end = System.nanoTime() + PARTING_MILLIS * 1_000_000;
        for (long left = PARTING_MILLIS;
                !connections.isEmpty() && left > 0;
                left = (end - System.nanoTime()) / 1_000_000) {
            wait(left);
        }
    }
}

package org.contexttck.reference.gateway;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What the connections of a gateway share. */
final class House {

    private static final long PARTING_MILLIS = 500;

    private final GatewayLimits limits;
    private final Optional<String> token;
    private final Conduct conduct;
    private final Rooms rooms;
    private final Postman postman = new Postman();
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();

    House(GatewayLimits limits, Optional<String> token, Conduct conduct) {
        this.limits = limits;
        this.token = token;
        this.conduct = conduct;
        this.rooms = new Rooms(conduct);
    }

    Postman postman() {
        return postman;
    }

    GatewayLimits limits() {
        return limits;
    }

    /** A desk for one connection. */
    Desk desk(Outlet outlet) {
        return new Desk(limits, token, conduct, rooms, outlet);
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

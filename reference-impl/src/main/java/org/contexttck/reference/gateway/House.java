package org.contexttck.reference.gateway;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What the connections of a gateway share. */
final class House {

    private final GatewayLimits limits;
    private final Optional<String> token;
    private final Conduct conduct;
    private final Rooms rooms;
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();

    House(GatewayLimits limits, Optional<String> token, Conduct conduct) {
        this.limits = limits;
        this.token = token;
        this.conduct = conduct;
        this.rooms = new Rooms(conduct);
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
    }

    /** Says goodbye to everybody. */
    void closeAll() {
        connections.forEach(connection -> connection.end(Outbox.GOING_AWAY, "the gateway ends"));
    }
}

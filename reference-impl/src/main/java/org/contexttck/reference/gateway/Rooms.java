package org.contexttck.reference.gateway;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/** The rooms that have somebody in them. */
final class Rooms {

    private final Map<String, Room> rooms = new ConcurrentHashMap<>();
    private final GatewayBehaviour behaviour;

    Rooms(GatewayBehaviour behaviour) {
        this.behaviour = behaviour;
    }

    /**
     * Lets somebody into a room, which is opened if need be.
     *
     * @param correlation id of the request to join
     * @return the room; empty if the name is taken there
     */
    Optional<Room> join(Member joining, Optional<String> correlation) {
        AtomicBoolean joined = new AtomicBoolean();
        Room room = rooms.compute(joining.room(), (name, open) -> {
            Room found = open == null ? new Room(name, behaviour) : open;
            joined.set(found.join(joining, correlation));
            return found;
        });
        room.flush();
        return joined.get() ? Optional.of(room) : Optional.empty();
    }

    /** Lets somebody go. */
    void leave(Member leaving) {
        Room left = rooms.computeIfPresent(leaving.room(), (name, room) -> room.leave(leaving) ? room : null);
        if (left != null) {
            left.flush();
        }
    }
}

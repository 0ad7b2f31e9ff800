package org.contexttck.reference.gateway;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The rooms that have somebody in them. */
final class Rooms {

    private final Map<String, Room> rooms = new ConcurrentHashMap<>();
    private final Conduct conduct;

    Rooms(Conduct conduct) {
        this.conduct = conduct;
    }

    /**
     * Lets somebody into a room, which is opened if need be.
     *
     * @param correlation id of the request to join
     * @return the room; empty if the name is taken there
     */
    Optional<Room> join(String name, Member joining, Optional<String> correlation) {
        boolean[] joined = new boolean[1];
        Room room = rooms.compute(name, (key, open) -> {
            Room found = open == null ? new Room(name, conduct) : open;
            joined[0] = found.join(joining, correlation);
            return found;
        });
        return joined[0] ? Optional.of(room) : Optional.empty();
    }

    /** Lets somebody go. */
    void leave(String name, Member leaving) {
        rooms.computeIfPresent(name, (key, room) -> room.leave(leaving) ? room : null);
    }

    /** How many rooms are open. */
    int size() {
        return rooms.size();
    }
}

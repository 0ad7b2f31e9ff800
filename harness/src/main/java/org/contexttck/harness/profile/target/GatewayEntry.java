package org.contexttck.harness.profile.target;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How to reach the gateway under test, and how participants join it. In {@code url} and {@code headers}, {@code {id}},
 * {@code {room}} and {@code {token}} stand for the participant's own; {@code {port}} for the port the kit chose.
 *
 * @param url ws or wss URL, possibly with such places
 * @param headers sent with the opening request of each connection
 * @param start what to run before and end after the tests, with {@code {port}} in it; empty if the gateway is there already
 * @param form what its messages look like
 * @param room the room, topic or space to meet in; empty if the kit may make one up
 * @param token what each participant shows to be let in; empty if nothing
 * @param seats the participants that the gateway knows; empty if any may join
 */
public record GatewayEntry(
        String url,
        Map<String, String> headers,
        Optional<StartCommand> start,
        GatewayForm form,
        Optional<String> room,
        Optional<String> token,
        List<Seat> seats) {

    /**
     * A participant that the gateway knows.
     *
     * @param token its own; empty for that of the gateway
     */
    public record Seat(String id, Optional<String> token) {}

    public GatewayEntry {
        headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
        seats = List.copyOf(seats);
    }
}

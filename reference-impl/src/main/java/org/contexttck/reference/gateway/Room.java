package org.contexttck.reference.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The participants who hear each other. What happens in a room happens in one order for all in it; queues are filled
 * inside the lock and emptied outside.
 */
final class Room {

    private final String name;
    private final GatewayBehaviour behaviour;
    private final Map<String, Member> members = new LinkedHashMap<>();

    Room(String name, GatewayBehaviour behaviour) {
        this.name = name;
        this.behaviour = behaviour;
    }

    /** Takes somebody in, who is welcomed and announced, once {@link #flush} is called; false if the name is taken. */
    synchronized boolean join(Member joining, Optional<String> correlation) {
        if (members.containsKey(joining.id())) {
            return false;
        }
        List<Member> others = List.copyOf(members.values());
        members.put(joining.id(), joining);
        List<String> names = others.stream().map(Member::id).toList();
        joining.sink().add(Announcements.welcome(joining.id(), name, names, correlation));
        announce("join", joining, others);
        return true;
    }

    /** Lets somebody go, of which the others hear once {@link #flush} is called; whether anybody is left. */
    synchronized boolean leave(Member leaving) {
        if (members.remove(leaving.id(), leaving)) {
            announce("leave", leaving, List.copyOf(members.values()));
        }
        return !members.isEmpty();
    }

    /** Sends what is waiting for those who are here. */
    void flush() {
        flush(all());
    }

    private synchronized List<Member> all() {
        return List.copyOf(members.values());
    }

    /** Sets a filter, which holds from its confirmation on. */
    void filter(Member member, Filter filter, Optional<String> correlation, JsonNode as) {
        synchronized (this) {
            member.filter(filter);
            member.sink().add(Announcements.filter(member.id(), correlation, as));
        }
        member.sink().flush();
    }

    /**
     * Passes an envelope on.
     *
     * @throws Refused if nobody addressed is here, or by the behaviour of the gateway
     */
    void pass(Envelope envelope, Member sender) throws Refused {
        byte[] message = behaviour
                .relayed(Completion.complete(envelope, sender.id()), sender)
                .getBytes(StandardCharsets.UTF_8);
        List<Member> receivers;
        synchronized (this) {
            behaviour.admit(envelope, sender);
            List<Member> all = List.copyOf(members.values());
            receivers = behaviour.receivers(envelope, sender, addressed(envelope, sender, all)).stream()
                    .filter(receiver -> behaviour.passes(envelope, receiver, all))
                    .toList();
            receivers.forEach(receiver -> receiver.sink().add(message));
        }
        flush(receivers);
    }

    /** Ends all connections. */
    void drop() {
        all().forEach(member -> member.sink().abort());
    }

    private List<Member> addressed(Envelope envelope, Member sender, List<Member> all) throws Refused {
        List<Member> addressed = new ArrayList<>(all);
        if (!behaviour.echoes()) {
            addressed.remove(sender);
        }
        if (!envelope.to().isEmpty() && behaviour.heedsAddressees()) {
            addressed.removeIf(member -> !envelope.to().contains(member.id()));
            if (addressed.isEmpty()) {
                throw new Refused(Code.NO_ADDRESSEE, "nobody named in to is in the room");
            }
        }
        return addressed;
    }

    private static void announce(String event, Member whom, List<Member> others) {
        others.forEach(other -> other.sink().add(Announcements.presence(other.id(), event, whom.id())));
    }

    private static void flush(List<Member> members) {
        members.forEach(member -> member.sink().flush());
    }
}

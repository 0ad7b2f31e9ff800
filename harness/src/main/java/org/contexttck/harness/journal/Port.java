package org.contexttck.harness.journal;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.explore.Exploration;
import org.contexttck.harness.peer.gateway.Relay;
import org.contexttck.harness.target.Targets;
import org.contexttck.harness.target.client.ClientMemory;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.target.client.ClientView;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.target.gateway.GatewayTarget;
import org.contexttck.harness.target.intermediary.IntermediaryPassage;
import org.contexttck.harness.target.intermediary.IntermediaryTarget;
import org.contexttck.harness.target.participant.LiveParticipant;
import org.contexttck.harness.target.participant.LiveParticipants;
import org.contexttck.harness.target.participant.ParticipantTarget;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ServerTarget;

/**
 * An interface through which scenarios ask.
 *
 * @param fixed methods whose answer never changes: written down once, where the port comes from
 * @param profiled methods whose answer is in the profile: not written down
 */
record Port(Class<?> type, Set<String> fixed, Set<String> profiled) {

    private static final List<Port> ALL = List.of(
            port(Targets.class),
            port(Exploration.class, "seed", "kept", "alone"),
            port(ServerTarget.class, "transport", "address"),
            port(Connection.class, "transcript", "revision", "opening"),
            port(ClientTarget.class, "way", "toleratesSilence", "takesFurtherWords", "servers"),
            port(ClientSession.class, "way", "transcript"),
            port(ClientMemory.class),
            port(ClientView.class),
            port(IntermediaryTarget.class, "passages", "notOpened", "address", "transport"),
            port(IntermediaryPassage.class, "behind", "front", "tools", "opening", "transcript"),
            new Port(GatewayTarget.class, Set.of("address"), Set.of("form", "limits")),
            port(GatewayParticipant.class, "id", "room", "transcript"),
            port(Relay.class),
            port(ParticipantTarget.class),
            port(LiveParticipants.class),
            port(LiveParticipant.class, "asked", "transcript"));

    private static Port port(Class<?> type, String... fixed) {
        return new Port(type, Set.of(fixed), Set.of());
    }

    /** The port that a type is; empty if it is none. */
    static Optional<Port> of(Class<?> type) {
        return ALL.stream().filter(port -> port.type.equals(type)).findFirst();
    }

    /** Whether it only shows messages again, which are in the transcripts and decide nothing. */
    static boolean evidence(Method method) {
        return method.getReturnType() == List.class
                && method.getName().toLowerCase(Locale.ROOT).endsWith("exchange");
    }

    boolean fixed(Method method) {
        return fixed.contains(method.getName());
    }

    boolean profiled(Method method) {
        return profiled.contains(method.getName());
    }

    /** A method without parameters. */
    Method method(String name) {
        try {
            return type.getMethod(name);
        } catch (NoSuchMethodException none) {
            throw new IllegalStateException(type + " has no method " + name, none);
        }
    }
}

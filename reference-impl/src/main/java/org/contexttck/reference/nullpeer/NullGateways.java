package org.contexttck.reference.nullpeer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Reaction;

/** Gateways that do next to nothing, by name. */
public final class NullGateways {

    private static final Map<String, GatewayBehaviour> GATEWAYS = new TreeMap<>(Map.of(
            "DeliversNothing", new DeliversNothing(),
            "DeliversToOne", new DeliversToOne(),
            "EchoesOnly", new EchoesOnly(),
            "RefusesEverybody", new RefusesEverybody(),
            "SaysNothing", new SaysNothing()));

    private NullGateways() {}

    /** All names, in alphabetical order. */
    public static List<String> names() {
        return List.copyOf(GATEWAYS.keySet());
    }

    /** The one with this name, if there is one. */
    public static Optional<GatewayBehaviour> named(String name) {
        return Optional.ofNullable(GATEWAYS.get(name));
    }

    /** Lets everybody join and takes everything, and nothing comes of it: no message, no error. */
    private static class DeliversNothing implements GatewayBehaviour {

        @Override
        public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
            return List.of();
        }

        @Override
        public Reaction reaction(String code) {
            return Reaction.IGNORE;
        }
    }

    /** Delivers to the first of the others, whatever it is, and says nothing about errors. */
    private static final class DeliversToOne extends DeliversNothing {

        @Override
        public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
            return others.isEmpty() ? others : others.subList(0, 1);
        }
    }

    /** Sends back what it gets. */
    private static final class EchoesOnly implements GatewayBehaviour {

        @Override
        public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
            return List.of(sender);
        }
    }

    /** Refuses every join. */
    private static final class RefusesEverybody implements GatewayBehaviour {

        @Override
        public boolean admitsParticipants() {
            return false;
        }
    }

    /** Takes connections and never says a word. */
    private static final class SaysNothing extends DeliversNothing {

        @Override
        public boolean admitsParticipants() {
            return false;
        }
    }
}

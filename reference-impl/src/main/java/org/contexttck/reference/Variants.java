package org.contexttck.reference;

import java.util.List;
import java.util.Map;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.broken.client.ClientLiberties;
import org.contexttck.reference.broken.client.ClientMistakes;
import org.contexttck.reference.broken.gateway.GatewayLiberties;
import org.contexttck.reference.broken.gateway.GatewayMistakes;
import org.contexttck.reference.broken.intermediary.IntermediaryLiberties;
import org.contexttck.reference.broken.intermediary.IntermediaryMistakes;
import org.contexttck.reference.broken.participant.ParticipantLiberties;
import org.contexttck.reference.broken.participant.ParticipantMistakes;
import org.contexttck.reference.broken.server.ServerLiberties;
import org.contexttck.reference.broken.server.ServerMistakes;
import org.contexttck.reference.client.ClientParts;
import org.contexttck.reference.command.UsageError;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.intermediary.MessageTap;
import org.contexttck.reference.participant.ParticipantBehaviour;
import org.contexttck.reference.server.LineTap;

/** What {@code --variant} finds in each role: references with one mistake, and references that take one liberty. */
final class Variants {

    static final Mistakes<LineTap> SERVER = Mistakes.of(ServerMistakes.ALL, ServerLiberties.ALL);
    static final Mistakes<ClientParts> CLIENT = Mistakes.of(ClientMistakes.ALL, ClientLiberties.ALL);
    static final Mistakes<MessageTap> INTERMEDIARY = Mistakes.of(IntermediaryMistakes.ALL, IntermediaryLiberties.ALL);
    static final Mistakes<GatewayBehaviour> GATEWAY = Mistakes.of(GatewayMistakes.ALL, GatewayLiberties.ALL);
    static final Mistakes<ParticipantBehaviour> PARTICIPANT =
            Mistakes.of(ParticipantMistakes.ALL, ParticipantLiberties.ALL);

    private static final Map<String, Mistakes<?>> MISTAKES = Map.of(
            "server", ServerMistakes.ALL,
            "client", ClientMistakes.ALL,
            "intermediary", IntermediaryMistakes.ALL,
            "gateway", GatewayMistakes.ALL,
            "participant", ParticipantMistakes.ALL);

    private static final Map<String, Mistakes<?>> LIBERTIES = Map.of(
            "server", ServerLiberties.ALL,
            "client", ClientLiberties.ALL,
            "intermediary", IntermediaryLiberties.ALL,
            "gateway", GatewayLiberties.ALL,
            "participant", ParticipantLiberties.ALL);

    private Variants() {}

    /** The names of those that are wrong in a role, in alphabetical order. */
    static List<String> mistakes(String role) {
        return names(MISTAKES, role);
    }

    /** The names of those that are right in a role, in alphabetical order. */
    static List<String> liberties(String role) {
        return names(LIBERTIES, role);
    }

    private static List<String> names(Map<String, Mistakes<?>> variants, String role) {
        if (!variants.containsKey(role)) {
            throw new UsageError("there are no variants of " + role);
        }
        return variants.get(role).names();
    }
}

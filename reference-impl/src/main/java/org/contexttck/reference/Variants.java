package org.contexttck.reference;

import java.util.List;
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

    private Variants() {}

    /** The names of those that are wrong in a role, in alphabetical order. */
    static List<String> mistakes(String role) {
        return switch (role) {
            case "server" -> ServerMistakes.ALL.names();
            case "client" -> ClientMistakes.ALL.names();
            case "intermediary" -> IntermediaryMistakes.ALL.names();
            case "gateway" -> GatewayMistakes.ALL.names();
            case "participant" -> ParticipantMistakes.ALL.names();
            default -> throw new UsageError("there are no variants of " + role);
        };
    }

    /** The names of those that are right in a role, in alphabetical order. */
    static List<String> liberties(String role) {
        return switch (role) {
            case "server" -> ServerLiberties.ALL.names();
            case "client" -> ClientLiberties.ALL.names();
            case "intermediary" -> IntermediaryLiberties.ALL.names();
            case "gateway" -> GatewayLiberties.ALL.names();
            case "participant" -> ParticipantLiberties.ALL.names();
            default -> throw new UsageError("there are no variants of " + role);
        };
    }
}

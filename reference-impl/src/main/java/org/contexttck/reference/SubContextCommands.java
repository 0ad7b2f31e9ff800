package org.contexttck.reference;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.GatewayCommand;
import org.contexttck.reference.gateway.GatewayLimits;
import org.contexttck.reference.nullpeer.NullGateways;
import org.contexttck.reference.nullpeer.NullParticipants;
import org.contexttck.reference.participant.ParticipantBehaviour;
import org.contexttck.reference.participant.ParticipantCommand;

/** The commands {@code gateway} and {@code participant}, and their null peers. */
final class SubContextCommands {

    private static final Set<String> COMMANDS = Set.of("gateway", "participant");

    private static final String LIVE = "--gateway-url";

    private SubContextCommands() {}

    /** Whether this is one of them. */
    static boolean has(List<String> arguments) {
        return !arguments.isEmpty() && COMMANDS.contains(arguments.get(0))
                || nullGateway(arguments).isPresent()
                || agrees(arguments)
                || keepsSilent(arguments);
    }

    /**
     * Runs it.
     *
     * @return the exit code
     * @throws UsageError if the arguments cannot be followed
     * @throws Exception if it does not work out
     */
    static int run(List<String> arguments, InputStream in, OutputStream out) throws Exception {
        Optional<GatewayBehaviour> nothing = nullGateway(arguments);
        if (nothing.isPresent()) {
            GatewayCommand.serve(port(arguments), GatewayLimits.defaults(), Optional.empty(), nothing.get(), in, out);
            return 0;
        }
        boolean live = arguments.contains(LIVE);
        if (agrees(arguments) && !live) {
            return NullParticipants.agree(in, out);
        }
        try {
            if (keepsSilent(arguments) || agrees(arguments)) {
                return ParticipantCommand.run(
                        arguments.subList(2, arguments.size()), ParticipantBehaviour.SILENT, in, out);
            }
            List<String> options = arguments.subList(1, arguments.size());
            return arguments.get(0).equals("gateway")
                    ? GatewayCommand.run(options, Variants.GATEWAY::named, in, out)
                    : ParticipantCommand.run(options, Variants.PARTICIPANT::named, in, out);
        } catch (IllegalArgumentException e) {
            throw new UsageError(e.getMessage());
        }
    }

    private static Optional<GatewayBehaviour> nullGateway(List<String> arguments) {
        return arguments.size() >= 2 && arguments.get(0).equals("null-peer")
                ? NullGateways.named(arguments.get(1))
                : Optional.empty();
    }

    private static boolean keepsSilent(List<String> arguments) {
        return arguments.size() >= 2
                && arguments.get(0).equals("null-peer")
                && arguments.get(1).equals(NullParticipants.SILENT);
    }

    /** The port that a null gateway is given; 0 for any. */
    private static int port(List<String> arguments) {
        int option = arguments.indexOf("--port");
        return option < 0 ? 0 : Integer.parseInt(arguments.get(option + 1));
    }

    /** It agrees to everything when it is driven, and joins a gateway to say nothing. */
    private static boolean agrees(List<String> arguments) {
        return arguments.size() >= 2
                && arguments.get(0).equals("null-peer")
                && arguments.get(1).equals(NullParticipants.AGREES);
    }
}

package org.contexttck.reference;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reference.command.GivenOptions;
import org.contexttck.reference.command.UsageError;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.GatewayCommand;
import org.contexttck.reference.nullpeer.NullGateways;
import org.contexttck.reference.nullpeer.NullParticipants;
import org.contexttck.reference.nullpeer.NullPeers;
import org.contexttck.reference.participant.ParticipantBehaviour;
import org.contexttck.reference.participant.ParticipantCommand;

/** The command {@code null-peer NAME}, whatever role the peer is in. */
final class NullPeerCommand {

    static final String USAGE = "null-peer NAME [--http PORT | --model-url URL]";

    private NullPeerCommand() {}

    /** Runs the peer until the input ends. @throws Exception if it does not work out */
    static int run(List<String> arguments, InputStream in, OutputStream out) throws Exception {
        if (arguments.isEmpty()) {
            throw new UsageError("usage: " + USAGE);
        }
        String name = arguments.get(0);
        List<String> options = arguments.subList(1, arguments.size());
        Optional<GatewayBehaviour> gateway = NullGateways.named(name);
        if (gateway.isPresent()) {
            return GatewayCommand.run(options, variant -> Optional.empty(), gateway.get(), in, out);
        }
        if (name.equals(NullParticipants.AGREES) && !options.contains("--gateway-url")) {
            return NullParticipants.agree(in, out);
        }
        if (name.equals(NullParticipants.AGREES) || name.equals(NullParticipants.SILENT)) {
            return ParticipantCommand.run(options, variant -> Optional.empty(), ParticipantBehaviour.SILENT, in, out);
        }
        if (!NullPeers.names().contains(name)) {
            throw new UsageError("unknown null peer " + name + "; known: " + String.join(", ", NullPeers.names()));
        }
        GivenOptions given = GivenOptions.of(options, Set.of("--http", "--model-url"), USAGE);
        return given.has("--http")
                ? NullPeers.listen(name, given.port("--http").get(), out)
                : NullPeers.serve(name, given.addresses("--model-url").stream().findFirst(), in, out);
    }
}

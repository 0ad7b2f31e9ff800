package org.contexttck.harness.profile.target;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.Members;

/**
 * What a profile names to be tested, one entry for each role it can be tested in; at least one.
 *
 * @param server an MCP server
 * @param client an MCP client, seen from where its model stands
 * @param driver an MCP client, or a library for one, behind the driver protocol
 * @param intermediary what stands between an MCP client and an MCP server
 * @param gateway an MCPP gateway
 * @param participant a participant of MCPP conversations
 */
public record TargetEntries(
        Optional<ServerEntry> server,
        Optional<ClientEntry> client,
        Optional<DriverEntry> driver,
        Optional<IntermediaryEntry> intermediary,
        Optional<GatewayEntry> gateway,
        Optional<ParticipantEntry> participant) {

    /** The keys of a profile that name something to be tested. */
    public static final List<String> KEYS =
            List.of("server", "client", "driver", "intermediary", "gateway", "participant");

    /** Nothing but a server. */
    public static TargetEntries of(ServerEntry server) {
        return new TargetEntries(
                Optional.of(server),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** Nothing but a client. */
    public static TargetEntries of(ClientEntry client) {
        return new TargetEntries(
                Optional.empty(),
                Optional.of(client),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** Reads them; what is not given is taken from {@code given}. */
    public static TargetEntries read(Members members, Optional<ServerEntry> given) {
        if (members.readable() && given.isEmpty() && !members.hasAny(KEYS.toArray(String[]::new))) {
            members.owner()
                    .problem(
                            "names nothing to be tested; it needs at least one of " + String.join(", ", KEYS),
                            "for example server: {stdio: {command: [node, server.js]}}");
        }
        return new TargetEntries(
                members.get("server").flatMap(ServerReader::read).or(() -> given),
                members.get("client").flatMap(ClientReader::read),
                members.get("driver").map(ClientReader::driver),
                members.get("intermediary").flatMap(IntermediaryReader::read),
                members.get("gateway").flatMap(GatewayReader::read),
                members.get("participant").flatMap(ParticipantReader::read));
    }
}

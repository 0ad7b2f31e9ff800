package org.contexttck.harness.profile.target;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.Binder;

/**
 * What a profile names to be tested, one entry for each role it can be tested in; at least one.
 *
 * @param server an MCP server
 * @param client an MCP client, seen from where its model stands
 * @param driver the command of a driver, which puts an MCP client, or a library for one, behind the driver protocol: JSON
 *     lines on standard streams
 * @param intermediary what stands between an MCP client and an MCP server
 * @param gateway an MCPP gateway
 * @param participant a participant of MCPP conversations
 */
public record TargetEntries(
        Optional<ServerEntry> server,
        Optional<ClientEntry> client,
        Optional<StartCommand> driver,
        Optional<IntermediaryEntry> intermediary,
        Optional<GatewayEntry> gateway,
        Optional<ParticipantEntry> participant) {

    /** The keys of a profile that name something to be tested. */
    public static final List<String> KEYS = Binder.keys(TargetEntries.class);

    private static final TargetEntries NONE = Binder.of("{}", TargetEntries.class);

    /** Nothing but a server. */
    public static TargetEntries of(ServerEntry server) {
        return NONE.or(Optional.of(server));
    }

    /** The same; with this server, if there is one and it has none of its own. */
    public TargetEntries or(Optional<ServerEntry> given) {
        return new TargetEntries(server.or(() -> given), client, driver, intermediary, gateway, participant);
    }

    /** Whether there is nothing to be tested. */
    public boolean none() {
        return equals(NONE);
    }
}

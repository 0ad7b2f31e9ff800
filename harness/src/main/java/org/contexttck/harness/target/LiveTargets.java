package org.contexttck.harness.target;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.ParticipantEntry;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.target.gateway.GatewayTarget;
import org.contexttck.harness.target.gateway.LiveGateway;
import org.contexttck.harness.target.intermediary.IntermediaryTarget;
import org.contexttck.harness.target.participant.LiveParticipants;
import org.contexttck.harness.target.participant.ParticipantTarget;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;

/**
 * The targets themselves.
 *
 * @param launcher starts the commands of the profile, but for that of a server
 * @param peers what stands for the process of a server's command; empty if it is run as a process
 * @param log records every connection
 * @param random where the run takes what it makes up
 */
public record LiveTargets(
        Profile profile,
        Launcher launcher,
        Function<List<String>, Optional<InProcessPeer>> peers,
        ConnectionLog log,
        Schemas schemas,
        SeededRandom random)
        implements Targets {

    @Override
    public ServerTarget server() throws Unreachable, InterruptedException {
        Optional<InProcessPeer> peer = profile.server().endpoint() instanceof ServerEntry.Stdio stdio
                ? peers.apply(stdio.start().command())
                : Optional.empty();
        return peer.isPresent() ? ServerTarget.over(profile, peer.get(), log) : ServerTarget.start(profile, log);
    }

    @Override
    public List<ClientTarget> clients() {
        return ClientTarget.of(profile, launcher, log, schemas, System.err::println, random);
    }

    @Override
    public IntermediaryTarget intermediary() throws Unreachable, InterruptedException {
        return IntermediaryTarget.start(profile, launcher, log);
    }

    @Override
    public GatewayTarget gateway() throws Unreachable, InterruptedException {
        return GatewayTarget.start(profile.targets().gateway().orElseThrow(), limits(profile), log, launcher, random);
    }

    @Override
    public ParticipantTarget participant() throws Unreachable, InterruptedException {
        return ParticipantTarget.start(participants().driver().orElseThrow(), profile.limits(), launcher, log, schemas);
    }

    @Override
    public LiveParticipants liveParticipants() {
        return LiveParticipants.of(participants().live().orElseThrow(), profile.limits(), launcher, log, random);
    }

    private ParticipantEntry participants() {
        return profile.targets().participant().orElseThrow();
    }

    /** How long to wait for a gateway of a profile, and how much to put up with. */
    public static Limits limits(Profile profile) {
        Limits waiting =
                Limits.waiting(profile.limits().connect(), profile.limits().answer());
        return waiting.withMaxDepth(LiveGateway.MAX_DEPTH);
    }
}

package org.contexttck.harness.target;

import java.util.List;
import org.contexttck.harness.target.client.ClientTarget;
import org.contexttck.harness.target.gateway.GatewayTarget;
import org.contexttck.harness.target.intermediary.IntermediaryTarget;
import org.contexttck.harness.target.participant.LiveParticipants;
import org.contexttck.harness.target.participant.ParticipantTarget;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.wire.Unreachable;

/** What a profile names for testing, by role. Each is started when it is asked for, and closed by whoever has asked. */
public interface Targets {

    /** @throws Unreachable if it could not be started or did not get ready in time */
    ServerTarget server() throws Unreachable, InterruptedException;

    /** One for each way that the profile offers. */
    List<ClientTarget> clients();

    /** @throws Unreachable if no revision can be opened */
    IntermediaryTarget intermediary() throws Unreachable, InterruptedException;

    /** @throws Unreachable if it could not be started or does not accept connections in time */
    GatewayTarget gateway() throws Unreachable, InterruptedException;

    /** The participant behind its driver. @throws Unreachable if that cannot be started or does not greet in return */
    ParticipantTarget participant() throws Unreachable, InterruptedException;

    /** The participant by itself. */
    LiveParticipants liveParticipants();
}

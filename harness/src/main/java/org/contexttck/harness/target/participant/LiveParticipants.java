package org.contexttck.harness.target.participant;

import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.target.ParticipantEntry;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;

/** Starts the participant under test live, each time in a room of its own. */
public interface LiveParticipants {

    /** Those of a profile. Nothing is started yet. */
    static LiveParticipants of(
            ParticipantEntry.Live entry,
            LimitsEntry limits,
            Launcher launcher,
            ConnectionLog log,
            SeededRandom random) {
        return new JoinedParticipant.Starter(entry, limits, launcher, log, random);
    }

    /** Starts one and waits until it has joined. @throws Unreachable if it does not start, or does not join in time */
    LiveParticipant start() throws Unreachable, InterruptedException;
}

package org.contexttck.harness.target.participant;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.target.ParticipantEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.target.shared.RecentMessages;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.process.Started;
import org.junit.jupiter.api.Test;

class JoinedParticipantTest {

    private static final Duration CONNECT = Duration.ofMillis(50);

    @Test
    void waitsLongerForOneThatTheMachineHoldsUp() {
        ProcessActivity heldUp = new ProcessActivity(false, true, "waiting for a processor");

        assertThatThrownBy(() -> silent(heldUp).start())
                .isInstanceOf(Unreachable.class)
                .hasMessageContaining("has not joined")
                .hasMessageEndingWith("after 300 ms");
    }

    @Test
    void givesOneThatCouldHaveJoinedItsTimeOnce() {
        assertThatThrownBy(() -> silent(new ProcessActivity(false, "at work")).start())
                .isInstanceOf(Unreachable.class)
                .hasMessageEndingWith("after 50 ms");
    }

    /** Never joins. */
    private static LiveParticipants silent(ProcessActivity activity) {
        ParticipantEntry.Live entry = new ParticipantEntry.Live(
                "mcpp-0.1",
                new StartCommand(List.of("participant", "{gateway.url}"), Map.of(), Optional.empty()),
                Optional.empty());
        return LiveParticipants.of(
                entry,
                new LimitsEntry(CONNECT, CONNECT),
                (command, environment, directory) ->
                        Launched.of(Started.peer(new Endpoint.InProcess("participant", environment, peer(activity)))),
                name -> new ConnectionLog.Opened(name, new RecentMessages()),
                SeededRandom.of("1"));
    }

    private static InProcessPeer peer(ProcessActivity activity) {
        return new InProcessPeer() {
            @Override
            public int serve(Connection connection) throws Exception {
                return connection.in().read();
            }

            @Override
            public Optional<ProcessActivity> activity() {
                return Optional.of(activity);
            }
        };
    }
}

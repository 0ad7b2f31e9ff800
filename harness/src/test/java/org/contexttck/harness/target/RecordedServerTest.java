package org.contexttck.harness.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.claim.CredentialChange;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.junit.jupiter.api.Test;

/** Which recorded connection a server of a recording plays. */
class RecordedServerTest {

    private static final String INITIALIZE =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
                    + "\"capabilities\":{},\"clientInfo\":{\"name\":\"context-tck\",\"version\":\"unreleased\"}}}";
    private static final String INITIALIZED = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";
    private static final CredentialChange HIDDEN =
            new CredentialChange(Map.of("ORG_TOKEN", Optional.of("***")), Map.of());

    private static final WireListener NOBODY = new WireListener() {
        @Override
        public void message(Message message) {}

        @Override
        public void anomaly(Anomaly anomaly) {}
    };

    private static TapeLine line(long seq, long order, TapeLine.Kind kind, String raw) {
        return new TapeLine(seq, order, kind, raw, Map.of(), "");
    }

    private static List<TapeLine> opening(long seq, String name) {
        String answer =
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
                        + "\"serverInfo\":{\"name\":\"" + name + "\",\"version\":\"1\"}}}";
        return List.of(
                new TapeLine(seq, 0, TapeLine.Kind.CARRIER, "", Map.of(), "opened"),
                line(seq + 1, 1, TapeLine.Kind.SENT, INITIALIZE),
                line(seq + 2, 2, TapeLine.Kind.RECEIVED, answer),
                line(seq + 3, 3, TapeLine.Kind.SENT, INITIALIZED));
    }

    private static ServerTarget target(Tape tape) throws ProfileException {
        String text =
                "server: {stdio: {command: [no-such-program], env: {ORG_TOKEN: '***'}}, mcp: 2025-11-25}\nclaims: {}\n";
        Profile profile = Profiles.parse("p", text, name -> Optional.empty());
        return ServerTarget.recorded(profile, tape, name -> new ConnectionLog.Opened(name, NOBODY));
    }

    private static String name(Connection connection) {
        return connection
                .client()
                .opening()
                .orElseThrow()
                .at("/serverInfo/name")
                .textValue();
    }

    @Test
    void theNthConnectionPlaysTheNthReel() throws Exception {
        Tape tape = new Tape(Map.of("server-1", opening(1, "first"), "server-2", opening(11, "second")));
        try (ServerTarget target = target(tape)) {
            assertThat(name(target.shared())).isEqualTo("first");
            assertThat(name(target.fresh())).isEqualTo("second");
            assertThat(name(target.shared())).isEqualTo("first");
            assertThat(target.endpoint()).isInstanceOf(Endpoint.Stdio.class);
        }
        assertThat(tape.departures()).isEmpty();
    }

    @Test
    void aConnectionThatWasNotRecordedIsNotReached() throws Exception {
        Tape tape = new Tape(Map.of("server-1", opening(1, "first")));
        try (ServerTarget target = target(tape)) {
            target.shared();

            assertThatThrownBy(target::fresh)
                    .isInstanceOf(Unreachable.class)
                    .hasMessage("the recording has no connection server-2");
        }
        assertThat(tape.departures())
                .containsExactly(
                        "server-2: line 0: the kit now opens this connection, which the recording does not have");
    }

    @Test
    void credentialsThatAreHiddenDifferedIfAConnectionWasOpened() throws Exception {
        Tape tape = new Tape(Map.of("server-1", opening(1, "first"), "server-2", opening(11, "second")));
        try (ServerTarget target = target(tape)) {
            target.shared();

            assertThat(target.changed(HIDDEN).map(RecordedServerTest::name)).contains("second");
        }
    }

    @Test
    void credentialsThatAreHiddenDidNotDifferIfSomethingElseCameNext() throws Exception {
        TapeLine next =
                line(6, 4, TapeLine.Kind.SENT, "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\",\"params\":{}}");
        List<TapeLine> first = new java.util.ArrayList<>(opening(1, "first"));
        first.add(next);
        Tape tape = new Tape(Map.of("server-1", first, "server-2", opening(11, "second")));
        try (ServerTarget target = target(tape)) {
            target.shared();

            assertThat(target.changed(HIDDEN)).isEmpty();
        }
    }
}

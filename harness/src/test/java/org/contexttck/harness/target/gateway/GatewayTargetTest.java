package org.contexttck.harness.target.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.peer.gateway.KitGateway;
import org.contexttck.harness.peer.gateway.Relay;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.profile.target.GatewayPresets;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(60)
class GatewayTargetTest {

    private static final Duration SOON = Duration.ofSeconds(10);
    private static final ConnectionLog LOG = name -> new ConnectionLog.Opened(name, silent());

    @Test
    void participantsMeetInARoomOfTheirOwn() throws Exception {
        try (KitGateway gateway = KitGateway.start(silent(), SeededRandom.fresh(), "kit", GatewayPresets.STANDARD);
                GatewayTarget target = target(gateway, "")) {
            String room = target.newRoom();
            GatewayParticipant ann = target.join("ann", room);
            GatewayParticipant ben = target.join("ben", room);
            ObjectNode envelope = ann.envelope("reflection", "mark-1");
            envelope.putObject("context").put("id", "c1");

            ann.send(Json.write(envelope));

            assertThat(ben.await("mark-1", SOON)).isTrue();
            assertThat(ben.got("mark-1"))
                    .singleElement()
                    .satisfies(got -> assertThat(got.raw()).isEqualTo(Json.write(envelope)));
            assertThat(ann.id()).startsWith("ann-").isNotEqualTo(ben.id());
            assertThat(target.newRoom()).isNotEqualTo(room);
        }
    }

    static Stream<String> others() {
        return GatewayPresets.names().stream().filter(name -> !name.equals(GatewayPresets.STANDARD));
    }

    /** What the kit says to a gateway, and what its own says, are two sides of one preset. */
    @ParameterizedTest
    @MethodSource("others")
    void participantsOfOtherGatewaysMeetThereToo(String preset) throws Exception {
        try (KitGateway gateway = KitGateway.start(silent(), SeededRandom.fresh(), "kit", preset);
                GatewayTarget target = target(gateway, ", preset: " + preset)) {
            GatewayParticipant ann = target.join("ann", "lab");
            GatewayParticipant ben = target.join("ben", "lab");

            ann.send("{\"kind\": \"chat\", \"payload\": {\"tck\": \"mark-1\"}}");

            assertThat(ben.await("mark-1", SOON)).isTrue();
            assertThat(ann.await("mark-1", SOON)).isTrue();
            JsonNode echo = Json.parse(ann.got("mark-1").get(0).raw());
            assertThat(echo.path("protocol").asText()).isEqualTo(preset.replace("-", "/v"));
            assertThat(echo.properties().stream().map(Map.Entry::getKey))
                    .containsExactly("protocol", "id", "ts", "from", "kind", "payload");
        }
    }

    @Test
    void errorsAreThoseThatTheProfileDescribes() throws Exception {
        try (KitGateway gateway = KitGateway.start(silent(), SeededRandom.fresh(), "kit", GatewayPresets.STANDARD);
                GatewayTarget target = target(gateway, "")) {
            GatewayParticipant ann = target.join("ann", "room");

            long order = ann.send("[1]");

            assertThat(target.await(() -> !ann.errorsAfter(order).isEmpty(), SOON))
                    .isTrue();
            assertThat(ann.errorsAfter(order)).hasSize(1);
            assertThat(ann.errorsAfter(order + 1)).isEmpty();
        }
    }

    @Test
    void whoIsNotWelcomedIsToldWhatHappenedInstead() throws Exception {
        try (KitGateway gateway = KitGateway.start(silent(), SeededRandom.fresh(), "kit", GatewayPresets.STANDARD);
                GatewayTarget target = target(gateway, ", join: {kind: hello}")) {

            assertThatThrownBy(() -> target.join("ann", "room"))
                    .isInstanceOf(Unreachable.class)
                    .hasMessage(
                            "a participant was not welcomed: no message with /kind \"system/welcome\" came in 1000 ms");
        }
    }

    @Test
    void anErrorInPlaceOfAWelcomeEndsTheWait() throws Exception {
        try (KitGateway gateway = KitGateway.start(silent(), SeededRandom.fresh(), "kit", GatewayPresets.STANDARD);
                GatewayTarget target =
                        target(gateway, ", welcome: {at: /kind, is: never}, error: {at: /kind, is: system/welcome}")) {

            assertThatThrownBy(() -> target.join("ann", "room"))
                    .isInstanceOf(Unreachable.class)
                    .hasMessageStartingWith(
                            "a participant was not welcomed: no message with /kind \"never\"; it was told system/welcome {")
                    .hasMessageContaining("system/welcome")
                    .matches(gone -> !((Unreachable) gone).isUnanswered());
        }
    }

    @Test
    void aGatewayThatAnswersPingsCouldHaveSentMore() throws Exception {
        try (KitGateway gateway = KitGateway.start(silent(), SeededRandom.fresh(), "kit", GatewayPresets.STANDARD);
                GatewayTarget target = target(gateway, "")) {
            GatewayParticipant ann = target.join("ann", "room");

            assertThat(target.meanwhile(ann).evident()).isTrue();
            assertThat(target.meanwhile(ann).text()).startsWith("while the gateway answered a ping after ");
            gateway.close();
            ann.close();
            assertThat(target.meanwhile(ann).evident()).isFalse();
        }
    }

    @Test
    void aRelayCanSliceAndBreak() throws Exception {
        try (KitGateway gateway = KitGateway.start(silent(), SeededRandom.fresh(), "kit", GatewayPresets.STANDARD);
                GatewayTarget target = target(gateway, "");
                Relay relay = target.relay()) {
            GatewayParticipant ann = target.join("ann", "room");
            GatewayParticipant dan = target.join("dan", "room", Optional.of(relay));
            relay.slice();
            ann.send(Json.write(ann.envelope("reflection", "sliced")));
            boolean sliced = dan.await("sliced", SOON);
            relay.reset();
            target.await(() -> dan.closed().isPresent(), SOON);

            assertThat(sliced).isTrue();
            assertThat(dan.closed()).isPresent();
            assertThat(ann.closed()).isEmpty();
        }
    }

    private static GatewayTarget target(KitGateway gateway, String more) throws Exception {
        GatewayEntry entry = Profiles.parse(
                        "p.yaml", "gateway: {url: '" + gateway.url() + "'" + more + "}", name -> Optional.empty())
                .targets()
                .gateway()
                .orElseThrow();
        Limits limits = new Limits(Duration.ofSeconds(1), SOON, 1 << 20, 100);
        return GatewayTarget.start(entry, limits, LOG, Launcher.processes(), SeededRandom.fresh());
    }

    private static WireListener silent() {
        return new WireListener() {
            @Override
            public void message(Message message) {
                // nobody reads it
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                // nobody reads it
            }
        };
    }
}

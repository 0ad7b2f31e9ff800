package org.contexttck.reference.gateway.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.contexttck.reference.gateway.Gateway;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.GatewayLimits;
import org.contexttck.reference.gateway.Peer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AudienceTest {

    /** Lengths for each form of the head of a frame, and for more than fits a buffer or a frame. */
    @ParameterizedTest
    @ValueSource(ints = {1, 100, 1_000, 70_000, 3_000_000})
    void countsWhatComes(int length) throws Exception {
        try (Gateway gateway = Gateway.start(0, GatewayLimits.defaults(), Optional.empty(), GatewayBehaviour.RIGHT);
                Audience audience = new Audience(gateway.address(), "r", 2)) {
            awaitAll(audience, 3);
            try (Line speaker = new Line(gateway.address(), "speaker", "r")) {
                awaitAll(audience, 5);
                for (int i = 0; i < 20; i++) {
                    speaker.send(Line.frame("{\"kind\":\"chat\",\"payload\":\"" + "x".repeat(length) + "\"}"));
                }
                awaitAll(audience, 45);
                assertThat(audience.least()).isEqualTo(22);
            }
            awaitAll(audience, 47);
        }
    }

    @Test
    void whatItSendsIsAnEnvelope() throws Exception {
        try (Gateway gateway = Gateway.start(0, GatewayLimits.defaults(), Optional.empty(), GatewayBehaviour.RIGHT);
                Peer peer = Peer.join(gateway.address(), "peer");
                Line speaker = new Line(gateway.address(), "speaker", "r")) {
            speaker.send(Line.frame("{\"id\":\"m\",\"kind\":\"chat\",\"payload\":\"ü\"}"));
            assertThat(peer.nextMessage().path("payload").asText()).isEqualTo("ü");
        }
    }

    @Test
    void readsWhatIsToBeMeasured() throws Exception {
        Measured running = Measured.of("node@" + ProcessHandle.current().pid() + "=ws://127.0.0.1:9/");
        assertThat(running.name()).isEqualTo("node");
        assertThat(running.address()).hasPort(9);
        assertThat(running.pid()).contains(ProcessHandle.current().pid());
        try (Measured started = Measured.of("echo=echo listening on ws://127.0.0.1:7/x")) {
            assertThat(started.address()).hasToString("ws://127.0.0.1:7/x");
        }
        assertThatThrownBy(() -> Measured.of("ws"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("NAME=URL or NAME=COMMAND, not ws");
    }

    private static void awaitAll(Audience audience, long frames) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
        while (audience.all() < frames && System.nanoTime() < end) {
            Thread.sleep(5);
        }
        assertThat(audience.all()).isEqualTo(frames);
    }
}

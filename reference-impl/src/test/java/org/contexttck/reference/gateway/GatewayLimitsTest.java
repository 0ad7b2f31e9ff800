package org.contexttck.reference.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GatewayLimitsTest {

    private static final GatewayLimits SMALL = new GatewayLimits(100_000, 50, 3, Duration.ofMinutes(10), 5_000_000);

    private static Gateway small() throws Exception {
        return Gateway.start(0, SMALL, Optional.of("s3cret"), GatewayBehaviour.RIGHT);
    }

    private static Peer join(Gateway gateway, String id) throws Exception {
        return greet(Peer.connect(gateway.address()), id);
    }

    private static Peer greet(Peer peer, String id) throws Exception {
        peer.send("{'kind':'system/join','payload':{'participant':'" + id + "','room':'r','token':'s3cret'}}");
        return peer;
    }

    @Test
    void wantsTheToken() throws Exception {
        try (Gateway gateway = small();
                Peer stranger = Peer.connect(gateway.address())) {
            stranger.send("{'kind':'system/join','payload':{'participant':'x','room':'r'}}");
            assertThat(stranger.nextError()).isEqualTo("bad_token");
            stranger.send("{'kind':'system/join','payload':{'participant':'x','room':'r','token':'S3cret'}}");
            assertThat(stranger.nextError()).isEqualTo("bad_token");
            greet(stranger, "x");
            assertThat(stranger.next().path("kind").asText()).isEqualTo("system/welcome");
        }
    }

    @Test
    void refusesWhatIsTooLargeOrTooDeepAndGoesOn() throws Exception {
        try (Gateway gateway = small();
                Peer alpha = join(gateway, "alpha");
                Peer beta = join(gateway, "beta")) {
            assertThat(alpha.next().path("kind").asText()).isEqualTo("system/welcome");
            assertThat(beta.next().path("kind").asText()).isEqualTo("system/welcome");
            String frame = "{\"id\":\"big\",\"kind\":\"chat\",\"payload\":\"%s\"}";
            alpha.raw(frame.formatted("x".repeat(3_000_000)));
            JsonNode error = alpha.nextMessage();
            assertThat(error.at("/payload/code").asText()).isEqualTo("too_large");
            assertThat(error.path("correlation_id").asText()).isEqualTo("big");
            String deep = "{\"id\":\"deep\",\"kind\":\"chat\",\"payload\":%s%s}";
            alpha.raw(deep.formatted("[".repeat(50), "]".repeat(50)));
            error = alpha.nextMessage();
            assertThat(error.at("/payload/code").asText()).isEqualTo("too_deep");
            assertThat(error.path("correlation_id").asText()).isEqualTo("deep");
            alpha.raw(frame.formatted("x".repeat(90_000)));
            assertThat(beta.nextMessage().path("payload").asText()).hasSize(90_000);
            alpha.raw(deep.formatted("[".repeat(49), "]".repeat(49)));
            assertThat(beta.nextMessage().path("id").asText()).isEqualTo("deep");
        }
    }

    @Test
    void countsContextsOfEachSender() throws Exception {
        try (Gateway gateway = small();
                Peer alpha = join(gateway, "alpha");
                Peer beta = join(gateway, "beta")) {
            assertThat(alpha.next().path("kind").asText()).isEqualTo("system/welcome");
            assertThat(beta.next().path("kind").asText()).isEqualTo("system/welcome");
            String in = "{'id':'%1$s','kind':'chat','context':{'id':'%1$s'},'payload':0}";
            for (String context : new String[] {"a", "b", "c"}) {
                alpha.send(in.formatted(context));
                assertThat(beta.nextMessage().path("id").asText()).isEqualTo(context);
            }
            alpha.send(in.formatted("d"));
            JsonNode error = alpha.nextMessage();
            assertThat(error.at("/payload/code").asText()).isEqualTo("too_many_contexts");
            assertThat(error.path("correlation_id").asText()).isEqualTo("d");
            alpha.send(in.formatted("a"));
            assertThat(beta.nextMessage().path("id").asText()).isEqualTo("a");
            beta.send(in.formatted("d"));
            assertThat(alpha.nextMessage().path("id").asText()).isEqualTo("d");
        }
    }

    @Test
    void takesDeepMessagesWithoutRunningOutOfStack() throws Exception {
        try (Gateway gateway = Gateway.start(0, GatewayLimits.defaults(), Optional.empty(), GatewayBehaviour.RIGHT);
                Peer alpha = Peer.join(gateway.address(), "alpha");
                Peer beta = Peer.join(gateway.address(), "beta")) {
            String deep = "{\"id\":\"d\",\"kind\":\"chat\",\"payload\":%s%s}";
            alpha.raw(deep.formatted("[".repeat(5_000), "]".repeat(5_000)));
            assertThat(beta.nextRaw()).hasSizeGreaterThan(10_000);
            alpha.raw(deep.formatted("[".repeat(100_000), "]".repeat(100_000)));
            assertThat(alpha.nextError()).isEqualTo("too_deep");
            alpha.raw("[".repeat(10_000_000));
            assertThat(alpha.nextError()).isEqualTo("too_deep");
        }
    }

    @Test
    void aStalledSubscriberCostsOnlyItself() throws Exception {
        try (Gateway gateway = small();
                Peer alpha = join(gateway, "alpha");
                Peer beta = join(gateway, "beta");
                Peer stalled = greet(Peer.stalled(gateway.address()), "stalled")) {
            assertThat(alpha.next().path("kind").asText()).isEqualTo("system/welcome");
            String text = "{\"id\":\"%d\",\"kind\":\"chat\",\"payload\":\"" + "x".repeat(50_000) + "\"}";
            awaitPresence(alpha, "join", "stalled");
            assertThat(beta.next().path("kind").asText()).isEqualTo("system/welcome");
            for (int i = 0; i < 600; i++) {
                alpha.raw(text.formatted(i));
                assertThat(beta.nextMessage().path("id").asText()).isEqualTo("" + i);
            }
            awaitPresence(alpha, "leave", "stalled");
            assertThat(beta.open()).isTrue();
        }
    }

    /** It has not read, so it hears of the end only if it begins before the grace is over. */
    @Test
    void aSlowSubscriberHearsWhy() throws Exception {
        try (Gateway gateway = small();
                Peer alpha = join(gateway, "alpha");
                Peer stalled = greet(Peer.stalled(gateway.address()), "stalled")) {
            String text = "{\"kind\":\"chat\",\"payload\":\"" + "x".repeat(90_000) + "\"}";
            awaitPresence(alpha, "join", "stalled");
            for (int i = 0; i < 200; i++) {
                alpha.raw(text);
            }
            alpha.send("['after all of these']");
            assertThat(alpha.nextError()).isNotEmpty();
            stalled.read();
            assertThat(stalled.closeCode()).isEqualTo(4008);
            awaitPresence(alpha, "leave", "stalled");
        }
    }

    private static void awaitPresence(Peer at, String event, String whom) throws InterruptedException {
        JsonNode next = at.next();
        while (!(next.at("/payload/event").asText().equals(event)
                && next.at("/payload/participant").asText().equals(whom))) {
            next = at.next();
        }
    }
}

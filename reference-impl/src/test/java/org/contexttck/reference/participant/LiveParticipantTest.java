package org.contexttck.reference.participant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.broken.gateway.GatewayMistakes;
import org.contexttck.reference.gateway.Gateway;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.GatewayLimits;
import org.contexttck.reference.gateway.Peer;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class LiveParticipantTest {

    @Test
    void thinksInContextsAndAnswers() throws Exception {
        try (Gateway gateway = Gateway.start(0, GatewayLimits.defaults(), Optional.empty(), GatewayBehaviour.RIGHT);
                Peer asker = Peer.join(gateway.address(), "asker");
                LiveParticipant live = LiveParticipant.join(
                        gateway.address(), "live", "r", Optional.empty(), ParticipantBehaviour.RIGHT)) {
            asker.send("{'id':'strange','kind':'note','context':[7],'payload':0}".replace("[7]", "{'id':'x'}"));
            asker.send("{'id':'answer','kind':'chat','correlation_id':'other','payload':{'text':'x'}}");
            asker.send("{'id':'q','kind':'chat','payload':{'text':'well?'}}");
            JsonNode first = asker.nextMessage();
            JsonNode second = asker.nextMessage();
            JsonNode third = asker.nextMessage();
            JsonNode fourth = asker.nextMessage();
            assertThat(first.at("/context/id")).isNotEqualTo(second.at("/context/id"));
            assertThat(second.at("/context/parent")).isEqualTo(first.at("/context/id"));
            assertThat(third.path("kind").asText()).isEqualTo("conclusion");
            assertThat(third.path("context")).isEqualTo(first.path("context"));
            assertThat(fourth.has("context")).isFalse();
            assertThat(fourth.path("correlation_id").asText()).isEqualTo("q");
            assertThat(live.ended()).isNotDone();
        }
    }

    @Test
    void theCommandEndsWithItsInput() throws Exception {
        try (Gateway gateway = Gateway.start(0, GatewayLimits.defaults(), Optional.empty(), GatewayBehaviour.RIGHT)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            int code = ParticipantCommand.run(
                    List.of("--gateway-url", gateway.address().toString(), "--name", "live", "--room", "r"),
                    name -> Optional.empty(),
                    ParticipantBehaviour.RIGHT,
                    InputStream.nullInputStream(),
                    out);
            assertThat(code).isZero();
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("joined r as live\n");
        }
    }

    /** An end that comes right behind a message is easily missed, so once would not tell. */
    @RepeatedTest(20)
    void noticesThatAGatewayDies() throws Exception {
        GatewayBehaviour dying = GatewayMistakes.ALL.named("DiesOnBrokenJson").orElseThrow();
        try (Gateway gateway = Gateway.start(0, GatewayLimits.defaults(), Optional.empty(), dying);
                Peer killer = Peer.join(gateway.address(), "killer");
                LiveParticipant live = LiveParticipant.join(
                        gateway.address(), "live", "r", Optional.empty(), ParticipantBehaviour.RIGHT)) {
            killer.send("{'id':'last','kind':'note','payload':0}");
            killer.send("{'id':'broken'");
            assertThat(live.ended()).succeedsWithin(Duration.ofSeconds(5));
        }
    }

    @Test
    void saysWhyItIsNotLetIn() throws Exception {
        try (Gateway gateway = Gateway.start(0, GatewayLimits.defaults(), Optional.of("t"), GatewayBehaviour.RIGHT)) {
            assertThatThrownBy(() -> LiveParticipant.join(
                            gateway.address(), "live", "r", Optional.empty(), ParticipantBehaviour.RIGHT))
                    .hasRootCauseMessage("not let in: the token is missing or wrong");
        }
    }
}

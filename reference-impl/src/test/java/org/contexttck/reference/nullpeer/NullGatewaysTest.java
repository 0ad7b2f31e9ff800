package org.contexttck.reference.nullpeer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.gateway.Gateway;
import org.contexttck.reference.gateway.GatewayLimits;
import org.contexttck.reference.gateway.Peer;
import org.junit.jupiter.api.Test;

class NullGatewaysTest {

    @Test
    void doNextToNothing() throws Exception {
        assertThat(NullGateways.names())
                .containsExactly("DeliversNothing", "DeliversToOne", "EchoesOnly", "RefusesEverybody", "SaysNothing");
        assertThat(heard("DeliversNothing")).isEqualTo("alpha [] beta [] gamma []");
        assertThat(heard("DeliversToOne")).isEqualTo("alpha [] beta [m] gamma []");
        assertThat(heard("EchoesOnly")).isEqualTo("alpha [m] beta [] gamma []");
        assertThat(joining("RefusesEverybody")).contains("system/error");
        assertThat(joining("SaysNothing")).isEmpty();
    }

    private static String heard(String nothing) throws Exception {
        try (Gateway gateway = nullGateway(nothing);
                Peer alpha = Peer.join(gateway.address(), "alpha");
                Peer beta = Peer.join(gateway.address(), "beta");
                Peer gamma = Peer.join(gateway.address(), "gamma")) {
            alpha.send("{'id':'m','kind':'chat','payload':0}");
            return "alpha " + ids(alpha) + " beta " + ids(beta) + " gamma " + ids(gamma);
        }
    }

    private static List<String> ids(Peer peer) throws InterruptedException {
        List<String> ids = new ArrayList<>();
        for (Optional<JsonNode> next = peer.nextWithin(Duration.ofMillis(300));
                next.isPresent();
                next = peer.nextWithin(Duration.ofMillis(300))) {
            if (!next.get().path("kind").asText().startsWith("system/")) {
                ids.add(next.get().path("id").asText());
            }
        }
        return ids;
    }

    private static Optional<String> joining(String nothing) throws Exception {
        try (Gateway gateway = nullGateway(nothing);
                Peer alpha = Peer.connect(gateway.address())) {
            alpha.send("{'kind':'system/join','payload':{'participant':'alpha','room':'r'}}");
            return alpha.nextWithin(Duration.ofMillis(300))
                    .map(answer -> answer.path("kind").asText());
        }
    }

    private static Gateway nullGateway(String name) throws Exception {
        return Gateway.start(
                0,
                GatewayLimits.defaults(),
                Optional.empty(),
                NullGateways.named(name).orElseThrow());
    }
}

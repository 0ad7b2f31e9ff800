package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Gateway;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.GatewayLimits;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Refused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Gateways that differ from the reference in what the source leaves to them, and conform. */
class ConformingGatewayIT {

    private static final int MOST_LEVELS = 16;

    @TempDir
    Path folder;

    /** R70: the source itself wants limits to depth. */
    @Test
    void contextsThatAreTooDeepMayBeRefusedInWords() throws Exception {
        conforms("SC-G-12", new GatewayBehaviour() {

            private final Map<String, Integer> levels = new ConcurrentHashMap<>();

            @Override
            public void admit(Envelope envelope, Member sender) throws Refused {
                int level = envelope.context()
                        .flatMap(context -> context.parent())
                        .map(parent -> levels.getOrDefault(parent, MOST_LEVELS) + 1)
                        .orElse(1);
                if (level > MOST_LEVELS) {
                    throw new Refused("too_deep", "no more than 16 contexts inside each other");
                }
                envelope.context().ifPresent(context -> levels.put(context.id(), level));
            }
        });
    }

    /** R23: what is refused in words has not been changed. */
    @Test
    void payloadsThatAreNoObjectsMayBeRefusedInWords() throws Exception {
        conforms("SC-G-03", new GatewayBehaviour() {
            @Override
            public void admit(Envelope envelope, Member sender) throws Refused {
                if (!envelope.text().contains("\"payload\":{")) {
                    throw new Refused("bad_payload", "payload is an object here");
                }
            }
        });
    }

    /** A chat may have rules of its own, such as that nothing empty is said. */
    @Test
    void textsThatAreEmptyMayBeRefusedInWords() throws Exception {
        conforms("SC-G-03", new GatewayBehaviour() {
            @Override
            public void admit(Envelope envelope, Member sender) throws Refused {
                if (envelope.text().contains("\"text\":\"\"")) {
                    throw new Refused("empty", "there is nothing to say");
                }
            }
        });
    }

    /** SC-G-03 is about what was never sent; the context itself is for SC-G-01. */
    @Test
    void onlyALostContextIsNoChangeOfTheRest() throws Exception {
        conforms("SC-G-03", new GatewayBehaviour() {
            @Override
            public String relayed(String text) {
                return text.replaceFirst("\"context\":\\{\"id\":\"[^\"]*\"(,\"type\":\"[^\"]*\")?},", "");
            }
        });
    }

    private void conforms(String row, GatewayBehaviour behaviour) throws Exception {
        try (Gateway gateway = Gateway.start(0, GatewayLimits.defaults(), Optional.empty(), behaviour)) {
            Kit.Outcome outcome =
                    new Kit(folder.resolve("report")).run(profile(gateway).toString(), "--only", row);

            assertThat(outcome.out()).contains("1 passed");
            assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        }
    }

    private Path profile(Gateway gateway) throws IOException {
        return Files.writeString(
                folder.resolve("gateway.yaml"), "gateway: {url: \"" + gateway.address() + "\", preset: mcpp-0.1}\n");
    }
}

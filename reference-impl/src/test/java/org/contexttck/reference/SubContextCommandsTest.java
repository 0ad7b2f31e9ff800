package org.contexttck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.contexttck.reference.broken.gateway.GatewayMistakes;
import org.contexttck.reference.broken.participant.ParticipantMistakes;
import org.contexttck.reference.gateway.Peer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubContextCommandsTest {

    private record Ended(int code, String out, String err) {}

    private static Ended run(String in, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream input = new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8));
        int code = Embedded.run(List.of(arguments), Map.of(), input, out, err);
        return new Ended(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** A gateway inside this JVM, until its input is closed. */
    private static final class Running implements AutoCloseable {

        private final PipedOutputStream input = new PipedOutputStream();
        private final CompletableFuture<Integer> code;
        private final URI address;

        private Running(String... arguments) throws IOException {
            PipedInputStream in = new PipedInputStream(input);
            PipedOutputStream out = new PipedOutputStream();
            PipedInputStream printed = new PipedInputStream(out);
            code = CompletableFuture.supplyAsync(
                    () -> Embedded.run(List.of(arguments), Map.of(), in, out, new ByteArrayOutputStream()));
            StringBuilder line = new StringBuilder();
            for (int read = printed.read(); read != '\n'; read = printed.read()) {
                line.append((char) read);
            }
            address = URI.create(line.toString());
        }

        @Override
        public void close() throws IOException {
            input.close();
        }
    }

    @Test
    void aGatewayPrintsItsAddressAndEndsWithItsInput() throws Exception {
        Running running = new Running("gateway");
        try (Peer alpha = Peer.join(running.address, "alpha")) {
            assertThat(alpha.open()).isTrue();
            running.close();
            assertThat(running.code.get()).isZero();
            assertThat(alpha.closeCode()).isEqualTo(1001);
        }
    }

    @Test
    void aBrokenAndANullGatewayRunLikewise() throws Exception {
        for (Running running : List.of(
                new Running("gateway", "--variant", "BelievesFrom"), new Running("null-peer", "DeliversToOne"))) {
            try (running;
                    Peer alpha = Peer.join(running.address, "alpha");
                    Peer beta = Peer.join(running.address, "beta")) {
                alpha.send("{'id':'m','kind':'chat','payload':0}");
                assertThat(beta.nextMessage().path("id").asText()).isEqualTo("m");
            }
            assertThat(running.code.get()).isZero();
        }
    }

    @Test
    void aParticipantThatSaysNothingJoins() throws Exception {
        try (Running running = new Running("gateway");
                Peer alpha = Peer.join(running.address, "alpha")) {
            Ended ended = run(
                    "",
                    "null-peer",
                    "ParticipantSaysNothing",
                    "--gateway-url",
                    running.address.toString(),
                    "--room",
                    "r",
                    "--name",
                    "mute");
            assertThat(ended).isEqualTo(new Ended(0, "joined r as mute\n", ""));
            assertThat(alpha.nextRaw()).contains("\"participant\":\"mute\"");
        }
    }

    @Test
    void aParticipantThatAgreesHasNothingToShow() {
        String said = "{'id':1,'do':'hello','protocol':1}\n{'id':2,'do':'begin','participant':'a'}\n"
                + "{'id':3,'do':'receive','messages':[{'kind':'x'}]}\n{'id':4,'do':'filter','by':'everything'}\n"
                + "{'id':5,'do':'send','kind':'x','payload':7}\n{'id':6,'do':'contexts'}\n{'id':7,'do':'new-ids','count':2}\n";
        assertThat(run(said.replace('\'', '"'), "null-peer", "ParticipantAgrees")
                        .out()
                        .replace('"', '\'')
                        .lines()
                        .skip(1))
                .containsExactly(
                        "{'re':2}",
                        "{'re':3,'limits':[]}",
                        "{'re':4,'messages':[]}",
                        "{'re':5,'envelope':{'kind':'x','payload':7}}",
                        "{'re':6,'contexts':[],'limits':[]}",
                        "{'re':7,'ids':[]}");
    }

    @Test
    void listsItsVariants() throws IOException {
        assertThat(run("", "variants", "gateway").out().lines()).containsExactlyElementsOf(GatewayMistakes.ALL.names());
        assertThat(run("", "variants", "participant").out().lines())
                .containsExactlyElementsOf(ParticipantMistakes.ALL.names());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "gateway --variant nobody     # unknown variant nobody; the command variants lists them",
                "gateway --port x            # --port needs a whole number from 0 to 65535, not x",
                "gateway --port              # --port needs a value; usage: gateway [--port N]",
                "gateway --speed 9           # unknown option --speed; usage: gateway [--port N]",
                "participant --variant nobody # unknown variant nobody; the command variants lists them",
                "participant --speed 9       # unknown option --speed; usage: participant [--gateway-url URL"
            },
            ignoreLeadingAndTrailingWhitespace = true)
    void complains(String arguments, String complaint) {
        Ended ended = run("", arguments.split(" "));
        assertThat(ended.code()).isEqualTo(2);
        assertThat(ended.err()).startsWith(complaint).hasLineCount(1);
    }
}

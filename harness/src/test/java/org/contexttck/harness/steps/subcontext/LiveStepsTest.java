package org.contexttck.harness.steps.subcontext;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.gateway.KitGateway;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.participant.LiveParticipant;
import org.contexttck.harness.target.shared.BlockedScenarios;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiveStepsTest {

    private final Evidence evidence = new Evidence();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"kind\":\"chat\",\"context\":\"c1\"} | its context \"c1\" is a text, as in another revision of the protocol; here it is an object (R20)",
                "{\"kind\":\"chat\"} | it sent no message with a context; participant.live.ask of the profile makes it"
            })
    void whoSendsNoContextAsHereIsToldWhatWasSeen(String envelope, String reason) throws InterruptedException {
        LiveSteps steps = new LiveSteps(
                () -> new Sent(envelope), evidence, new BlockedScenarios(), new CompleteEnvelopes(Schemas.bundled()));
        steps.joined();

        steps.ofItsOwn("contexts some hold several messages");

        assertThat(evidence.reason()).isEqualTo(reason);
    }

    /** A participant that has sent one envelope. */
    private record Sent(String envelope) implements LiveParticipant {

        @Override
        public List<KitGateway.Received> received() {
            return List.of(new KitGateway.Received("ann", Json.parse(envelope), 1));
        }

        @Override
        public void say(ObjectNode message) {}

        @Override
        public Optional<ObjectNode> asked() {
            return Optional.empty();
        }

        @Override
        public Waited awaitMoreThan(int count) {
            return new Waited(true, "");
        }

        @Override
        public void awaitQuiet(Duration quiet) {}

        @Override
        public boolean joined() {
            return true;
        }

        @Override
        public String transcript() {
            return "";
        }

        @Override
        public List<Excerpt> lastExchange() {
            return List.of();
        }

        @Override
        public void close() {}
    }
}

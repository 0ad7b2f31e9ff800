package org.contexttck.harness.steps.subcontext;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.claim.SubContextClaim;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.participant.ParticipantTarget;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;
import org.junit.jupiter.api.Test;

class OwnContextStepsTest {

    private final Evidence evidence = new Evidence();

    @Test
    void aContextOfAnotherRevisionGetsNoVerdict() throws InterruptedException {
        SubContextClaim claim =
                new SubContextClaim(Optional.empty(), Optional.of(new SubContextClaim.Participant(true, false, false)));
        ParticipantWorld world = new ParticipantWorld(new TextContexts(), claim, evidence);
        OwnContextSteps steps = new OwnContextSteps(world, new CompleteEnvelopes(Schemas.bundled()));
        world.begin();

        steps.sends(DataTable.create(List.of(List.of("message", "kind", "in"), List.of("m1", "chat", "plan"))));
        steps.carries(DataTable.create(List.of(List.of("sent in", "id"), List.of("plan", "one"))));

        assertThat(evidence.reason()).startsWith("its context \"plan/1\" is a text, as in another revision");
    }

    /** A driver of a participant whose contexts are texts. */
    private static final class TextContexts implements ParticipantTarget {

        @Override
        public ObjectNode hello() {
            return Json.object();
        }

        @Override
        public void begin(String participant) {}

        @Override
        public Message answer(String verb, ObjectNode members) {
            return Message.read(
                    1,
                    Direction.FROM_TARGET,
                    "{\"re\":1,\"envelope\":{\"kind\":\"chat\",\"payload\":{},\"context\":\"plan/1\"}}",
                    TransportFacts.NONE,
                    0,
                    100);
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

package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.claim.GatewayFilter;
import org.contexttck.harness.profile.claim.SubContextClaim;
import org.contexttck.harness.profile.target.EnvelopeMark;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.verdict.Fault;

/** Filtering at the gateway (R30): asked for by one participant, and felt by it alone. */
public final class FilterSteps {

    private final GatewayWorld world;
    private final Optional<GatewayFilter> filter;
    private final MessageFaults faults;
    private final FaultSteps relay;

    public FilterSteps(GatewayWorld world, SubContextClaim claim, FaultSteps relay) {
        this.relay = relay;
        this.world = world;
        this.filter = claim.filter();
        this.faults = new MessageFaults(world);
    }

    @Given("{string} asks for the {word} {string} only")
    public void asks(String name, String what, String value) throws InterruptedException {
        switch (what) {
            case "context" ->
                ask(
                        name,
                        "by-id",
                        filter.flatMap(GatewayFilter::byId),
                        Map.of("context", new EnvelopeTable(world).filled(value)));
            case "type" -> ask(name, "by-type", filter.flatMap(GatewayFilter::byType), Map.of("type", value));
            default -> throw new IllegalArgumentException("nobody can ask for the " + what + " only");
        }
    }

    private void ask(String name, String key, Optional<ObjectNode> template, Map<String, String> names)
            throws InterruptedException {
        Optional<GatewayParticipant> participant = world.who(name);
        if (participant.isEmpty()) {
            return;
        }
        if (template.isEmpty()) {
            world.evidence().nothingToTry("the profile claims no filter " + key);
            world.leave();
            return;
        }
        long order = participant.get().send(world.target().request(template.get(), names));
        Optional<EnvelopeMark> answer = filter.flatMap(GatewayFilter::answer);
        boolean answered = answer.isEmpty()
                || participant.get().await(answer.get(), world.target().limits().answer());
        if (!answered) {
            world.doubtIf(participant.get(), "the filter " + key + " was not answered");
        }
        world.settle(name);
        List<Arrival> errors = participant.get().errorsAfter(order);
        if (!answered || !errors.isEmpty()) {
            world.evidence()
                    .broke(Fault.of(
                                    "",
                                    "the filter " + key + " that the profile claims was "
                                            + (errors.isEmpty() ? "not answered" : "refused"),
                                    answer.map(EnvelopeMark::describe).orElse("no error"),
                                    errors.isEmpty() ? "nothing" : errors.get(0).raw())
                            .shownBy(
                                    participant.get().transcript(),
                                    participant.get().exchange(order)));
            world.leave();
        }
    }

    @Then("{string} gets just:")
    public void getsJust(String name, List<String> messages) {
        world.who(name)
                .ifPresent(one -> world.probes().stream()
                        .filter(probe -> probe.sender() != one)
                        .forEach(probe -> {
                            List<Arrival> got = probe.at(one);
                            if (!got.isEmpty()) {
                                faults.check(probe, one, got.get(0))
                                        .saw("the message")
                                        .that(
                                                messages.contains(probe.name()),
                                                probe.line() + " reached \"" + name + "\", whose filter excludes it",
                                                "nothing of it");
                                return;
                            }
                            world.evidence().observed();
                            if (messages.contains(probe.name())) {
                                faults.lost(probe, name);
                            }
                        }));
    }

    @Then("{string} gets all of them")
    public void getsAll(String name) throws InterruptedException {
        if (relay.isBehind(name)) {
            relay.all(name);
        } else {
            getsJust(name, world.probes().stream().map(SentMessage::name).toList());
        }
    }
}

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

    private final GatewayScene scene;
    private final Optional<GatewayFilter> filter;
    private final Faults faults;
    private final FaultSteps relay;

    public FilterSteps(GatewayScene scene, SubContextClaim claim, FaultSteps relay) {
        this.relay = relay;
        this.scene = scene;
        this.filter = claim.filter();
        this.faults = new Faults(scene);
    }

    @Given("{string} asks for the {word} {string} only")
    public void asks(String name, String what, String value) throws InterruptedException {
        switch (what) {
            case "context" ->
                ask(
                        name,
                        "by-id",
                        filter.flatMap(GatewayFilter::byId),
                        Map.of("context", new Letters(scene).filled(value)));
            case "type" -> ask(name, "by-type", filter.flatMap(GatewayFilter::byType), Map.of("type", value));
            default -> throw new IllegalArgumentException("nobody can ask for the " + what + " only");
        }
    }

    private void ask(String name, String key, Optional<ObjectNode> template, Map<String, String> names)
            throws InterruptedException {
        Optional<GatewayParticipant> participant = scene.who(name);
        if (participant.isEmpty()) {
            return;
        }
        if (template.isEmpty()) {
            scene.evidence().nothingToTry("the profile claims no filter " + key);
            scene.leave();
            return;
        }
        long order = participant.get().send(scene.target().request(template.get(), names));
        Optional<EnvelopeMark> answer = filter.flatMap(GatewayFilter::answer);
        boolean answered = answer.isEmpty()
                || participant.get().await(answer.get(), scene.target().limits().answer());
        if (!answered) {
            scene.doubtIf(participant.get(), "the filter " + key + " was not answered");
        }
        scene.settle(name);
        List<Arrival> errors = participant.get().errorsAfter(order);
        if (!answered || !errors.isEmpty()) {
            scene.evidence()
                    .broke(Fault.of(
                                    "",
                                    "the filter " + key + " that the profile claims was "
                                            + (errors.isEmpty() ? "not answered" : "refused"),
                                    answer.map(EnvelopeMark::describe).orElse("no error"),
                                    errors.isEmpty() ? "nothing" : errors.get(0).raw())
                            .shownBy(
                                    participant.get().transcript(),
                                    participant.get().exchange(order)));
            scene.leave();
        }
    }

    @Then("{string} gets just:")
    public void getsJust(String name, List<String> messages) {
        scene.who(name)
                .ifPresent(one -> scene.probes().stream()
                        .filter(probe -> probe.sender() != one)
                        .forEach(probe -> {
                            List<Arrival> got = one.got(probe.key());
                            if (!got.isEmpty()) {
                                faults.check(probe, one, got.get(0))
                                        .saw("the message")
                                        .that(
                                                messages.contains(probe.name()),
                                                probe.line() + " reached \"" + name + "\", whose filter excludes it",
                                                "nothing of it");
                                return;
                            }
                            scene.evidence().observed();
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
            getsJust(name, scene.probes().stream().map(Probe::name).toList());
        }
    }
}

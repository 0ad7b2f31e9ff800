package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.json.Json;

/** Envelopes that are right, few of them or very many. */
public final class SendSteps {

    private static final String WIDE = "x".repeat(1 << 10);

    private final GatewayWorld world;
    private final EnvelopeTable envelopes;

    public SendSteps(GatewayWorld world) {
        this.world = world;
        this.envelopes = new EnvelopeTable(world);
    }

    @When("these are sent:")
    public void sent(DataTable table) throws InterruptedException {
        Set<String> senders = new LinkedHashSet<>();
        envelopes.of(table.asMaps()).forEach(letter -> {
            world.send(letter.name(), letter.from(), letter.envelope());
            senders.add(letter.from());
        });
        for (String sender : senders) {
            world.settle(sender);
        }
    }

    @When("nothing is sent for {int} milliseconds")
    public void pause(int millis) throws InterruptedException {
        if (!world.everybody().isEmpty()) {
            world.target().pause(Duration.ofMillis(millis));
        }
    }

    @When("{string} sends a message of {int} KiB and {int} small ones behind it")
    public void largeAndSmall(String name, int size, int count) throws InterruptedException {
        Optional<ObjectNode> large = envelope(name);
        large.ifPresent(envelope -> {
            ((ObjectNode) envelope.get("payload")).put("text", WIDE.repeat(size));
            world.send("the large one", name, envelope);
        });
        for (int i = 1; i <= count; i++) {
            send("small " + i, name);
        }
        world.awaitAll();
        world.settle(name);
    }

    @When("{string} sends {int} messages, each in {}")
    public void contexts(String name, int count, String which) throws InterruptedException {
        switch (which) {
            case "a context of its own" -> flood(name, count, true);
            case "the same context" -> flood(name, count, false);
            case "a context inside the one before" -> chain(name, count);
            default -> throw new IllegalArgumentException("no context is \"" + which + "\"");
        }
    }

    private void flood(String name, int count, boolean ofItsOwn) throws InterruptedException {
        for (int i = 1; i <= count; i++) {
            Optional<ObjectNode> envelope = envelope(name);
            envelope.filter(it -> ofItsOwn)
                    .ifPresent(it -> ((ObjectNode) it.get("context"))
                            .put("id", world.run() + "-" + it.get("id").asText()));
            String message = "m" + i;
            envelope.ifPresent(it -> world.send(message, name, it));
        }
        world.settle(name);
    }

    private void chain(String name, int count) throws InterruptedException {
        for (int i = 1; i <= count; i++) {
            Optional<ObjectNode> envelope = envelope(name);
            if (envelope.isPresent()) {
                ObjectNode context = (ObjectNode) envelope.get().get("context");
                context.put("id", world.run() + "-level-" + i);
                if (i > 1) {
                    context.put("parent", world.run() + "-level-" + (i - 1));
                }
                world.send("level " + i, name, envelope.get());
            }
        }
        world.settle(name);
    }

    @When("{string} sends a message whose context has {int} {word} of metadata")
    public void metadata(String name, int count, String unit) throws InterruptedException {
        switch (unit) {
            case "levels" -> deep(name, count);
            case "KiB" -> wide(name, count);
            default -> throw new IllegalArgumentException("metadata is not measured in " + unit);
        }
    }

    private void deep(String name, int levels) throws InterruptedException {
        Optional<ObjectNode> envelope = envelope(name);
        if (envelope.isPresent()) {
            ObjectNode deepest = (ObjectNode) envelope.get().get("context");
            for (int i = 0; i < levels; i++) {
                deepest = deepest.putObject(i == 0 ? "metadata" : "d");
            }
            world.send("the deep one", name, envelope.get());
        }
        world.settle(name);
    }

    private void wide(String name, int size) throws InterruptedException {
        Optional<ObjectNode> envelope = envelope(name);
        if (envelope.isPresent()) {
            ObjectNode context = (ObjectNode) envelope.get().get("context");
            context.putObject("metadata").put("note", WIDE.repeat(size));
            world.send("the large one", name, envelope.get());
        }
        world.settle(name);
    }

    @Given("{string} sends a message in a context, and everybody gets it")
    public void served(String name) throws InterruptedException {
        String message = "the message before";
        send(message, name);
        world.settle(name);
        world.probes().stream()
                .filter(probe -> probe.name().equals(message))
                .forEach(probe -> world.everybodyBut(name).forEach((other, participant) -> {
                    if (probe.at(participant).isEmpty()) {
                        world.evidence().blocked("a message in a context does not reach \"" + other + "\"");
                    }
                }));
        world.forget();
    }

    private void send(String message, String name) {
        envelope(name).ifPresent(envelope -> world.send(message, name, envelope));
    }

    /** A usual one, in a context; empty if the scenario could not begin. */
    private Optional<ObjectNode> envelope(String name) {
        Optional<GatewayParticipant> sender = world.who(name);
        return sender.map(it -> {
            ObjectNode envelope = it.envelope(world.usualKind(), world.newMark());
            ObjectNode context = Json.object().put("id", world.run() + "-c1").put("type", "reasoning");
            return (ObjectNode) envelope.set("context", context);
        });
    }
}

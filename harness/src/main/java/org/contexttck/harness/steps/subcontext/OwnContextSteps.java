package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.verdict.Fault;

/** The contexts that a participant makes itself. */
public final class OwnContextSteps {

    private final ParticipantScene scene;
    private final List<String> ids = new ArrayList<>();

    public OwnContextSteps(ParticipantScene scene) {
        this.scene = scene;
    }

    @When("it makes {int} context ids")
    public void makes(int count) throws InterruptedException {
        if (scene.can("ids")) {
            scene.ask("new-ids", Json.object().put("count", count))
                    .ifPresent(answer -> answer.path("ids").forEach(id -> ids.add(id.asText())));
        }
    }

    @Then("all differ, and each has room for {int} random bits")
    public void random(int bits) {
        if (!scene.usable() || ids.isEmpty()) {
            return;
        }
        scene.evidence().observed(ids.size());
        Set<String> different = new HashSet<>(ids);
        if (different.size() < ids.size()) {
            int again = ids.size() - different.size();
            scene.broke(Fault.of(
                    "",
                    "of " + ids.size() + " context ids " + again + " came before",
                    "all different",
                    again + " again"));
        }
        int room = Randomness.bits(ids);
        if (room < bits) {
            scene.broke(Fault.of(
                    "",
                    "context ids such as " + Shown.text(ids.get(0)) + " vary by " + room + " bits, must by " + bits,
                    "at least " + bits + " bits that vary",
                    room + " bits"));
        }
    }

    @When("it opens the context {string} of type {string}")
    public void opens(String name, String type) throws InterruptedException {
        if (scene.can("ids")) {
            scene.ask("open", Json.object().put("as", name).put("type", type));
        }
    }

    @When("it opens the context {string} inside {string}")
    public void opensInside(String name, String outer) throws InterruptedException {
        if (scene.can("ids")) {
            scene.ask(
                    "open",
                    Json.object().put("as", name).put("type", "reasoning").put("within", outer));
        }
    }

    @When("it sends:")
    public void sends(DataTable table) throws InterruptedException {
        for (Map<String, String> row : table.asMaps()) {
            String in = Optional.ofNullable(row.get("in")).orElse("");
            ObjectNode request = Json.object().put("kind", row.get("kind"));
            request.putObject("payload").put("text", row.get("message"));
            if (!in.isEmpty()) {
                request.put("in", in);
            }
            scene.ask("send", request).ifPresent(answer -> {
                scene.sent().put(row.get("message"), (ObjectNode) answer.get("envelope"));
                scene.placeOf().put(row.get("message"), in);
            });
        }
    }

    @Then("all that it sends in {string} carries one context id")
    public void oneId(String name) {
        Set<String> seen = new LinkedHashSet<>();
        for (Map.Entry<String, ObjectNode> one : sentIn(name).entrySet()) {
            JsonNode id = one.getValue().path("context").path("id");
            scene.evidence().observed();
            if (!id.isTextual() || id.textValue().isEmpty()) {
                scene.broke(Fault.of(
                        "",
                        "\"" + one.getKey() + "\", sent in \"" + name + "\": /context/id is "
                                + Shown.at(Optional.of(id).filter(it -> !it.isMissingNode())) + ", must be a text",
                        "a text",
                        Json.write(one.getValue())));
            }
            seen.add(id.asText());
        }
        if (seen.size() > 1) {
            scene.broke(Fault.of(
                    "",
                    "the messages sent in \"" + name + "\" carry " + seen.size() + " context ids, must carry one",
                    "one id",
                    String.join(", ", seen)));
        }
    }

    @Then("what it sends in no context carries none")
    public void none() {
        sentIn("").forEach((message, envelope) -> {
            scene.evidence().observed();
            if (!envelope.path("context").isMissingNode()
                    && !envelope.path("context").isNull()) {
                String shown = Json.write(envelope.get("context"));
                scene.broke(Fault.of(
                        "",
                        "\"" + message + "\", sent in the main context: /context is " + Shown.text(shown)
                                + ", must be absent",
                        "absent",
                        shown));
            }
        });
    }

    @Then("{string} has an id of its own, and no other has it")
    public void ownId(String name) {
        Optional<String> own = idOf(name);
        own.ifPresent(id -> Set.copyOf(scene.placeOf().values()).stream()
                .filter(other -> !other.equals(name) && !other.isEmpty())
                .forEach(other -> {
                    scene.evidence().observed();
                    if (idOf(other).filter(id::equals).isPresent()) {
                        scene.broke(Fault.of(
                                "",
                                "the contexts \"" + name + "\" and \"" + other
                                        + "\" have the same id, must each have one" + " of its own",
                                "two ids",
                                id));
                    }
                }));
    }

    @Then("{string} names {string} as its parent")
    public void parent(String name, String outer) {
        Optional<String> expected = idOf(outer);
        sentIn(name).forEach((message, envelope) -> {
            scene.evidence().observed();
            JsonNode parent = envelope.path("context").path("parent");
            if (expected.filter(parent.asText()::equals).isEmpty()) {
                String shown = Shown.at(Optional.of(parent).filter(it -> !it.isMissingNode()));
                scene.broke(Fault.of(
                        "",
                        "\"" + message + "\", sent in \"" + name + "\": /context/parent is " + shown
                                + ", must be the id of \"" + outer + "\"",
                        expected.orElse("the id of " + outer),
                        shown));
            }
        });
    }

    private Optional<String> idOf(String name) {
        return sentIn(name).values().stream()
                .map(envelope -> envelope.path("context").path("id").asText())
                .findFirst();
    }

    private Map<String, ObjectNode> sentIn(String name) {
        Map<String, ObjectNode> in = new LinkedHashMap<>(scene.sent());
        in.keySet().removeIf(message -> !scene.placeOf().get(message).equals(name));
        return in;
    }
}

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
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Json;

/** The contexts that a participant makes itself. */
public final class OwnContextSteps {

    private final ParticipantWorld world;

    public OwnContextSteps(ParticipantWorld world) {
        this.world = world;
    }

    @Then("{int} context ids that it makes all differ, and each has room for {int} random bits")
    @UsedOnce("one requirement is about the ids themselves")
    public void random(int count, int bits) throws InterruptedException {
        List<String> ids = new ArrayList<>();
        if (world.can("ids")) {
            world.ask("new-ids", Json.object().put("count", count))
                    .ifPresent(answer -> answer.path("ids").forEach(id -> ids.add(id.asText())));
        }
        if (!world.usable() || ids.isEmpty()) {
            return;
        }
        world.evidence().observed(ids.size());
        Set<String> different = new HashSet<>(ids);
        if (different.size() < ids.size()) {
            int again = ids.size() - different.size();
            world.broke(Fault.of(
                    "",
                    "of " + ids.size() + " context ids " + again + " came before",
                    "all different",
                    again + " again"));
        }
        int room = Randomness.bits(ids);
        if (room < bits) {
            world.broke(Fault.of(
                    "",
                    "context ids such as " + Shown.text(ids.get(0)) + " vary by " + room + " bits, must by " + bits,
                    "at least " + bits + " bits that vary",
                    room + " bits"));
        }
    }

    /** Columns: context, type, and inside, which is empty for one in the main context. */
    @When("it opens these contexts:")
    public void opens(DataTable table) throws InterruptedException {
        for (Map<String, String> row : table.asMaps()) {
            if (world.can("ids")) {
                ObjectNode context = Json.object().put("as", row.get("context")).put("type", row.get("type"));
                Optional.ofNullable(row.get("inside")).ifPresent(outer -> context.put("within", outer));
                world.ask("open", context);
            }
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
            world.ask("send", request).ifPresent(answer -> {
                world.sent().put(row.get("message"), (ObjectNode) answer.get("envelope"));
                world.placeOf().put(row.get("message"), in);
            });
        }
    }

    /**
     * Columns: sent in, which is empty for the main context; id: {@code one} that all share, {@code its own} that no other
     * context has, or {@code none}; and parent: whose id it is.
     */
    @Then("what it has sent carries:")
    public void carries(DataTable table) {
        for (Map<String, String> row : table.asMaps()) {
            String name = Optional.ofNullable(row.get("sent in")).orElse("");
            for (String demand : Optional.ofNullable(row.get("id")).orElse("").split(", ")) {
                switch (demand) {
                    case "one" -> oneId(name);
                    case "its own" -> ownId(name);
                    case "none" -> none(name);
                    default -> throw new IllegalArgumentException("an id is one, its own or none, not " + demand);
                }
            }
            Optional.ofNullable(row.get("parent")).ifPresent(outer -> parent(name, outer));
        }
    }

    private void oneId(String name) {
        Set<String> seen = new LinkedHashSet<>();
        for (Map.Entry<String, ObjectNode> one : sentIn(name).entrySet()) {
            JsonNode id = one.getValue().path("context").path("id");
            check(one.getKey(), "in \"" + name + "\"", "/context/id", id)
                    .that(id.isTextual() && !id.textValue().isEmpty(), "must be a text");
            seen.add(id.asText());
        }
        if (seen.size() > 1) {
            world.broke(Fault.of(
                    "",
                    "the messages sent in \"" + name + "\" carry " + seen.size() + " context ids, must carry one",
                    "one id",
                    String.join(", ", seen)));
        }
    }

    private void none(String name) {
        sentIn(name).forEach((message, envelope) -> {
            JsonNode context = envelope.path("context");
            check(message, "in the main context", "/context", context)
                    .that(context.isMissingNode() || context.isNull(), "must be absent");
        });
    }

    private void ownId(String name) {
        Optional<String> own = idOf(name);
        own.ifPresent(id -> Set.copyOf(world.placeOf().values()).stream()
                .filter(other -> !other.equals(name) && !other.isEmpty())
                .forEach(other -> {
                    world.check()
                            .saw(id)
                            .that(
                                    idOf(other).filter(id::equals).isEmpty(),
                                    "the contexts \"" + name + "\" and \"" + other
                                            + "\" have the same id, must each have one of its own",
                                    "two ids");
                }));
    }

    private void parent(String name, String outer) {
        Optional<String> expected = idOf(outer);
        sentIn(name).forEach((message, envelope) -> {
            JsonNode parent = envelope.path("context").path("parent");
            check(message, "in \"" + name + "\"", "/context/parent", parent)
                    .that(expected.filter(parent.asText()::equals).isPresent(), "must be the id of \"" + outer + "\"");
        });
    }

    private Check check(String message, String where, String place, JsonNode seen) {
        return new Check(world.evidence(), world::broke, "", "\"" + message + "\", sent " + where + ": ")
                .at(place, Shown.at(Optional.of(seen).filter(it -> !it.isMissingNode())));
    }

    private Optional<String> idOf(String name) {
        return sentIn(name).values().stream()
                .map(envelope -> envelope.path("context").path("id").asText())
                .findFirst();
    }

    private Map<String, ObjectNode> sentIn(String name) {
        Map<String, ObjectNode> in = new LinkedHashMap<>(world.sent());
        in.keySet().removeIf(message -> !world.placeOf().get(message).equals(name));
        return in;
    }
}

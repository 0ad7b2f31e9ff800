package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;
import org.contexttck.json.Pointer;

/** The contexts that a participant makes itself. */
public final class OwnContextSteps {

    private final ParticipantWorld world;
    private final CompleteEnvelopes envelopes;
    private final Map<String, ObjectNode> asked = new LinkedHashMap<>();
    private final Map<String, String> types = new LinkedHashMap<>();

    public OwnContextSteps(ParticipantWorld world, CompleteEnvelopes envelopes) {
        this.world = world;
        this.envelopes = envelopes;
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
        world.evidence().observed(ids.size() - 1);
        Check look = world.check();
        int again = ids.size() - Set.copyOf(ids).size();
        look.saw(again + " again")
                .that(again == 0, "of " + ids.size() + " context ids " + again + " came before", "all different");
        int room = Randomness.bits(ids);
        look.saw(room + " bits")
                .that(
                        room >= bits,
                        "context ids such as " + Shown.text(ids.get(0)) + " vary by " + room + " bits, must by " + bits,
                        "at least " + bits + " bits that vary");
    }

    /** Columns: context, type, and inside, which is empty for one in the main context. */
    @When("it opens these contexts:")
    public void opens(DataTable table) throws InterruptedException {
        for (Map<String, String> row : table.asMaps()) {
            if (world.can("ids")) {
                ObjectNode context = Json.object().put("as", row.get("context")).put("type", row.get("type"));
                types.put(row.get("context"), row.get("type"));
                Optional.ofNullable(row.get("inside")).ifPresent(outer -> context.put("within", outer));
                world.ask("open", context);
            }
        }
    }

    /** An empty cell in the column payload stands for an object with the name of the message. */
    @When("it sends:")
    public void sends(DataTable table) throws InterruptedException {
        for (Map<String, String> row : table.asMaps()) {
            String in = Optional.ofNullable(row.get("in")).orElse("");
            ObjectNode request = Json.object().put("kind", row.get("kind"));
            request.set(
                    "payload",
                    Optional.ofNullable(row.get("payload"))
                            .map(Json::parse)
                            .orElseGet(() -> Json.object().put("text", row.get("message"))));
            asked.put(row.get("message"), request);
            if (!in.isEmpty()) {
                request.put("in", in);
            }
            world.ask("send", request).ifPresent(answer -> {
                JsonNode context = answer.path("envelope").path("context");
                if (context.isTextual()) {
                    world.evidence().inconclusive(LiveSteps.otherRevision(context));
                    return;
                }
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

    /** All that it has sent. @param how complete: with all members and from itself; each under an id of its own; or as it was asked for */
    @Then("what it has sent is {}")
    public void isSent(String how) {
        switch (how) {
            case "complete, and from itself" -> world.sent().forEach(this::complete);
            case "told apart by ids" -> toldApart();
            case "what was asked for" -> world.sent().forEach(this::asAsked);
            default -> throw new IllegalArgumentException("nothing sent is \"" + how + "\"");
        }
    }

    private void complete(String message, ObjectNode envelope) {
        Check look = look(message, "");
        envelopes.demand(look, envelope);
        Optional<JsonNode> from = Optional.ofNullable(envelope.get("from"));
        from.ifPresent(there -> look.at(Pointer.parse("/from"), from)
                .that(there.asText().equals(ParticipantWorld.NAME), "must be \"" + ParticipantWorld.NAME + "\""));
    }

    private void toldApart() {
        Map<String, String> known = new HashMap<>();
        world.sent().forEach((message, envelope) -> {
            Optional<JsonNode> id = Optional.ofNullable(envelope.get("id")).filter(JsonNode::isTextual);
            Optional<String> other = id.map(it -> known.putIfAbsent(it.textValue(), message));
            look(message, "")
                    .at(Pointer.parse("/id"), id)
                    .that(other.isEmpty(), "must not be that of \"" + other.orElse("") + "\" too");
        });
    }

    private void asAsked(String message, ObjectNode envelope) {
        Check look = look(message, "");
        same(look, "/kind", asked.get(message).get("kind"), envelope);
        same(look, "/payload", asked.get(message).get("payload"), envelope);
        Optional.ofNullable(types.get(world.placeOf().get(message)))
                .filter(type -> says(message, envelope, "type"))
                .ifPresent(type -> same(look, "/context/type", Json.text(type), envelope));
        Optional<JsonNode> to = Pointer.parse("/to").at(envelope);
        look.at(Pointer.parse("/to"), to)
                .that(to.map(JsonNode::isEmpty).orElse(true), "must be absent, since it is for everybody");
    }

    /** Whether its context has a member, or has to: the first message of a context says what the others may leave out (R91). */
    private boolean says(String message, ObjectNode envelope, String member) {
        String first = sentIn(world.placeOf().get(message)).keySet().iterator().next();
        return message.equals(first) || envelope.path("context").has(member);
    }

    private static void same(Check look, String place, JsonNode expected, ObjectNode envelope) {
        Pointer at = Pointer.parse(place);
        Optional<JsonNode> seen = at.at(envelope);
        look.at(at, seen)
                .that(
                        seen.filter(it -> JsonEquality.equalAsDoubles(it, expected))
                                .isPresent(),
                        "must be " + Shown.at(Optional.of(expected)));
    }

    private Check look(String message, String where) {
        return world.check("\"" + message + "\"" + where + ": ");
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
            world.check()
                    .saw(String.join(", ", seen))
                    .that(
                            false,
                            "the messages sent in \"" + name + "\" carry " + seen.size()
                                    + " context ids, must carry one",
                            "one id");
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
            if (!says(message, envelope, "parent")) {
                return;
            }
            JsonNode parent = envelope.path("context").path("parent");
            check(message, "in \"" + name + "\"", "/context/parent", parent)
                    .that(expected.filter(parent.asText()::equals).isPresent(), "must be the id of \"" + outer + "\"");
        });
    }

    private Check check(String message, String where, String place, JsonNode seen) {
        return look(message, ", sent " + where)
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

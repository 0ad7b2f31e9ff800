package org.contexttck.harness.steps.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.monitor.Differential;
import org.contexttck.harness.monitor.Differential.Part;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.intermediary.IntermediaryRelay;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Difference;
import org.contexttck.json.Json;
import org.contexttck.json.JsonDiff;

/** What has to arrive in front as it was sent behind (TC-X). */
public final class PreservationSteps {

    private final IntermediaryWorld world;

    public PreservationSteps(IntermediaryWorld world) {
        this.world = world;
    }

    /** What one side of the intermediary must lack, the other lacks as well. */
    @Then("these arrive as they were sent:")
    public void arrive(List<String> parts) {
        for (String part : parts) {
            switch (part) {
                case "the context mark, or that there is none" -> arrives(Part.CONTEXT);
                case "the hints, by the names that the intermediary lists, or that there are none" ->
                    arrives(Part.HINTS);
                case "all else in _meta" -> arrives(Part.OTHER_META);
                case "all beside _meta" -> arrives(Part.DATA);
                case "the arguments of the call" -> argumentsArrive();
                case "the refusal" -> refusedInFront();
                case "what the refusal says" -> errorsArrive();
                case "each call, once" -> once();
                case "all numbers, with all their digits" -> digitsArrive();
                default -> throw new IllegalArgumentException("no part of a result is called \"" + part + "\"");
            }
        }
    }

    private void digitsArrive() {
        for (IntermediaryRelay relay : world.results()) {
            Differential differential = IntermediaryWorld.differential(relay);
            differential.rounded().forEach(one -> broke(relay, one, "was rounded: "));
            if (differential.rounded().size() < differential.all().size()) {
                world.evidence()
                        .inconclusive(relay.line() + ": more than digits is different, which is judged elsewhere");
            }
        }
    }

    private void argumentsArrive() {
        for (IntermediaryRelay relay : world.relays()) {
            Check look = world.check(relay).observed();
            ObjectNode arrived = relay.arrived().orElseGet(Json::object);
            JsonDiff.between(relay.passed().arguments(), arrived)
                    .forEach(one -> look.at("/params/arguments" + one.pointer(), Shown.at(one.right()))
                            .thatIt(
                                    false,
                                    "was " + Shown.at(one.left())
                                            + " when the client sent it, and reached the server as "
                                            + Shown.at(one.right()),
                                    "the arguments that the client sent"));
        }
    }

    private void refusedInFront() {
        for (IntermediaryRelay relay : world.relays()) {
            Optional<JsonNode> flag = relay.received().map(result -> result.path("isError"));
            boolean refused = relay.through().outcome() instanceof Answer.RpcError
                    || flag.filter(it -> it.isBoolean() && it.booleanValue()).isPresent();
            String seen = relay.received()
                    .map(Json::write)
                    .map(Shown::text)
                    .orElse(relay.through().describe());
            world.check(relay)
                    .saw(seen)
                    .that(refused, "the server's refusal was lost: " + seen, "a JSON-RPC error, or isError true");
        }
    }

    private void errorsArrive() {
        for (IntermediaryRelay relay : world.relays()) {
            world.check(relay).observed();
            Differential.ofErrors(relay.sent(), relay.through().message())
                    .forEach(one -> broke(relay, one, "was changed: "));
        }
    }

    private void once() {
        for (IntermediaryRelay relay : world.relays()) {
            world.check(relay)
                    .saw(relay.times() + " calls")
                    .that(relay.times() == 1, "reached the server " + relay.times() + " times", "one call");
        }
    }

    private void arrives(Part part) {
        for (IntermediaryRelay relay : world.results()) {
            for (Difference one : IntermediaryWorld.differential(relay).in(part)) {
                broke(relay, one, "was changed: ");
            }
        }
    }

    private void broke(IntermediaryRelay relay, Difference one, String changed) {
        String seen = Shown.at(one.right());
        String expected = Shown.at(one.left());
        String what = switch (one.kind()) {
            case ADDED -> "was added: " + seen;
            case LOST -> "was lost: " + expected;
            case CHANGED ->
                name(relay, one)
                        ? "is " + seen + ", must be " + expected + ", as the intermediary lists it"
                        : changed + expected + " -> " + seen;
        };
        world.check(relay).at(one.pointer(), seen).thatIt(false, what, one.pointer() + " " + expected);
    }

    /** Whether this is the name of a tool that the intermediary has renamed elsewhere. */
    private static boolean name(IntermediaryRelay relay, Difference one) {
        return one.pointer().matches("/_meta/contextHints/\\d+/(tool|consumedBy)")
                && relay.passage()
                        .tools()
                        .listed()
                        .contains(one.left().map(JsonNode::asText).orElse(""))
                && relay.passage().tools().renames();
    }
}

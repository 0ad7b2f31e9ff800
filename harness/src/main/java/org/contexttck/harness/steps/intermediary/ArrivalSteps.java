package org.contexttck.harness.steps.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Difference;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.steps.intermediary.Differential.Part;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.IntermediaryRelay;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Answer;

/** What has to arrive in front as it was sent behind (TC-X). */
public final class ArrivalSteps {

    private final IntermediaryScene scene;

    public ArrivalSteps(IntermediaryScene scene) {
        this.scene = scene;
    }

    @Then("the context mark arrives as it was sent")
    public void contextArrives() {
        arrives(Part.CONTEXT);
    }

    @Then("the hints arrive as they were sent, with the names that the intermediary lists")
    public void hintsArrive() {
        arrives(Part.HINTS);
    }

    @Then("all else in _meta arrives as it was sent")
    public void otherMetaArrives() {
        arrives(Part.OTHER_META);
    }

    @Then("all beside _meta arrives as it was sent")
    public void dataArrives() {
        arrives(Part.DATA);
    }

    @Then("neither a context mark nor hints are there")
    public void nothingIsInvented() {
        arrives(Part.CONTEXT);
        arrives(Part.HINTS);
    }

    @Then("all numbers arrive with all their digits")
    public void digitsArrive() {
        for (IntermediaryRelay relay : scene.results()) {
            Differential differential = IntermediaryScene.differential(relay);
            differential.rounded().forEach(one -> broke(relay, one, "was rounded: "));
            boolean kept = List.of(Part.values()).stream()
                    .allMatch(part -> differential.in(part).isEmpty());
            if (!kept) {
                scene.evidence()
                        .inconclusive(relay.line() + ": more than digits is different, which is judged elsewhere");
            }
        }
    }

    @Then("the call is refused in front as well")
    public void refusedInFront() {
        for (IntermediaryRelay relay : scene.relays()) {
            scene.evidence().observed();
            Optional<JsonNode> flag = relay.received().map(result -> result.path("isError"));
            boolean refused = relay.through().outcome() instanceof Answer.RpcError
                    || flag.filter(it -> it.isBoolean() && it.booleanValue()).isPresent();
            if (!refused) {
                String seen = relay.received()
                        .map(Json::write)
                        .map(Shown::text)
                        .orElse(relay.through().describe());
                scene.broke(
                        relay,
                        Fault.of(
                                relay.tool(),
                                relay.line() + ": the server's refusal was lost: " + seen,
                                "a JSON-RPC error, or isError true",
                                seen));
            }
        }
    }

    private void arrives(Part part) {
        for (IntermediaryRelay relay : scene.results()) {
            for (Difference one : IntermediaryScene.differential(relay).in(part)) {
                broke(relay, one, "was changed: ");
            }
        }
    }

    private void broke(IntermediaryRelay relay, Difference one, String changed) {
        String seen = one.right().map(it -> Shown.at(Optional.of(it))).orElse("absent");
        String expected = one.left().map(it -> Shown.at(Optional.of(it))).orElse("absent");
        String what = switch (one.kind()) {
            case ADDED -> "was added: " + seen;
            case LOST -> "was lost: " + expected;
            case CHANGED ->
                name(relay, one)
                        ? "is " + seen + ", must be " + expected + ", as the intermediary lists it"
                        : changed + expected + " -> " + seen;
        };
        scene.broke(
                relay,
                Fault.of(
                                relay.tool(),
                                relay.line() + ": " + one.pointer() + " " + what,
                                one.pointer() + " " + expected,
                                seen)
                        .at(one.pointer(), seen));
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

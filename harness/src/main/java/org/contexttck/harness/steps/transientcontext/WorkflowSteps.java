package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.profile.claim.ExpectedHint;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.harness.steps.shared.Expectation;
import org.contexttck.harness.steps.shared.ServerScene;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.ToolCall;
import org.contexttck.harness.verdict.Fault;

/** Asks for workflow steps and looks at the hints they carry (TC-S-12..16, TC-S-18). */
public final class WorkflowSteps {

    private final ServerScene scene;
    private final TransientContextClaim claim;

    public WorkflowSteps(ServerScene scene, TransientContextClaim claim) {
        this.scene = scene;
        this.claim = claim;
    }

    @Given("the workflow tool hints {string}")
    public void hintsBefore(String step) throws InterruptedException {
        for (ToolCall call : ask(step)) {
            if (hints(call).isEmpty()) {
                scene.setAside(call.tool(), call.line() + " carries no hints, so there is nothing to compare with");
            }
        }
    }

    @When("the workflow tool is asked for {string}")
    public void isAskedFor(String step) throws InterruptedException {
        ask(step).forEach(scene::lookAt);
    }

    @Then("each hint has:")
    public void eachHintHas(DataTable table) {
        for (ToolCall call : hinting()) {
            List<JsonNode> hints = hints(call);
            for (int i = 0; i < hints.size(); i++) {
                for (Map<String, String> row : table.asMaps()) {
                    Pointer place = Pointer.parse(row.get("at"));
                    Optional<JsonNode> seen = place.at(hints.get(i));
                    Expectation expected = Expectation.of(row.get("must be"));
                    scene.evidence().observed();
                    if (!expected.holds().test(seen)) {
                        broke(call, i, place.toString(), expected.demand(), Shown.at(seen));
                    }
                }
            }
        }
    }

    @Then("each hint agrees with the step it names")
    public void agreesWithItsStep() {
        for (ToolCall call : hinting()) {
            List<JsonNode> hints = hints(call);
            for (ExpectedHint expected : workflow().map(WorkflowTool::hints).orElse(List.of())) {
                scene.evidence().observed();
                Optional<JsonNode> hint = hints.stream()
                        .filter(one -> one.path("step").isNumber()
                                && one.path("step").decimalValue().compareTo(BigDecimal.valueOf(expected.step())) == 0)
                        .findFirst();
                if (hint.isEmpty()) {
                    broke(call, 0, "", "must hold a hint for step " + expected.step(), Shown.at(call.at(Marks.HINTS)));
                    continue;
                }
                int index = hints.indexOf(hint.get());
                compare(call, index, "tool", expected.tool(), hint.get());
                compare(call, index, "consumedBy", expected.consumedBy(), hint.get());
            }
        }
    }

    private void compare(ToolCall call, int index, String member, String expected, JsonNode hint) {
        if (!hint.path(member).asText().equals(expected)) {
            broke(
                    call,
                    index,
                    "/" + member,
                    "must be \"" + expected + "\", as the step has it",
                    Shown.at(Optional.ofNullable(hint.get(member))));
        }
    }

    @Then("every tool named in a hint is listed by the server")
    public void namedToolsAreListed() throws InterruptedException {
        for (ToolCall call : hinting()) {
            List<JsonNode> hints = hints(call);
            for (int i = 0; i < hints.size(); i++) {
                for (String member : List.of("tool", "consumedBy")) {
                    JsonNode name = hints.get(i).path(member);
                    scene.evidence().observed();
                    if (name.isTextual() && !scene.lists(name.textValue())) {
                        broke(call, i, "/" + member, "must be a tool in tools/list", Shown.at(Optional.of(name)));
                    }
                }
            }
        }
    }

    private List<ToolCall> hinting() {
        return scene.results().stream()
                .filter(call -> {
                    boolean hinting = !hints(call).isEmpty();
                    if (!hinting) {
                        scene.evidence().inconclusive(call.line() + " carries no array of hints");
                    }
                    return hinting;
                })
                .toList();
    }

    private void broke(ToolCall call, int index, String member, String expected, String seen) {
        String place = Marks.HINTS + "/" + index + member;
        scene.broke(
                call,
                Fault.of(
                                call.tool(),
                                call.line() + ": " + place + " is " + seen + ", " + expected,
                                place + " " + expected,
                                seen)
                        .at(place, seen));
    }

    private static List<JsonNode> hints(ToolCall call) {
        return call.at(Marks.HINTS)
                .filter(JsonNode::isArray)
                .map(array -> {
                    List<JsonNode> all = new ArrayList<>();
                    array.forEach(all::add);
                    return all;
                })
                .orElse(List.of());
    }

    private List<ToolCall> ask(String step) throws InterruptedException {
        List<ToolCall> calls = new ArrayList<>();
        if (workflow().isEmpty()) {
            scene.evidence().nothingToTry("no workflow tool is claimed");
        }
        if (workflow().isPresent()) {
            List<ObjectNode> asked = arguments(workflow().get(), step);
            if (asked.isEmpty()) {
                scene.evidence().nothingToTry("the profile gives the workflow tool no arguments for " + step);
            }
            for (ObjectNode arguments : asked) {
                scene.call(workflow().get().tool(), step, arguments).ifPresent(calls::add);
            }
        }
        return calls;
    }

    private Optional<WorkflowTool> workflow() {
        return claim.workflow();
    }

    private static List<ObjectNode> arguments(WorkflowTool tool, String step) {
        return switch (step) {
            case "a hinted step" -> List.of(tool.hinted());
            case "each step of the loop" -> tool.loop();
            case "a step without hints" -> tool.unhinted().stream().toList();
            case "an unknown step" -> tool.unknown();
            default ->
                throw new IllegalArgumentException("no such step: \"" + step
                        + "\"; known are a hinted step, each step of the loop, a step without hints, an unknown step");
        };
    }
}

package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Subjects;
import org.contexttck.harness.target.server.ToolCall;

/** Asks for workflow steps and looks at the hints they carry (TC-S-12..16, TC-S-18). */
public final class WorkflowSteps {

    private final ServerWorld world;
    private final TransientContextClaim claim;

    public WorkflowSteps(ServerWorld world, TransientContextClaim claim, Subjects subjects, HintDemands demands) {
        this.world = world;
        this.claim = claim;
        subjects.add("hint", demands);
    }

    @Given("the workflow tool hints {string}")
    public void hintsBefore(String step) throws InterruptedException {
        for (ToolCall call : ask(step)) {
            if (HintDemands.hints(call).isEmpty()) {
                world.setAside(call.tool(), call.line() + " carries no hints, so there is nothing to compare with");
            }
        }
    }

    @When("the workflow tool is asked for {string}")
    public void isAskedFor(String step) throws InterruptedException {
        ask(step).forEach(world::lookAt);
    }

    private List<ToolCall> ask(String step) throws InterruptedException {
        List<ToolCall> calls = new ArrayList<>();
        if (workflow().isEmpty()) {
            world.evidence().nothingToTry("no workflow tool is claimed");
        }
        if (workflow().isPresent()) {
            List<ObjectNode> asked = arguments(workflow().get(), step);
            if (asked.isEmpty()) {
                world.evidence().nothingToTry("the profile gives the workflow tool no arguments for " + step);
            }
            for (ObjectNode arguments : asked) {
                world.call(workflow().get().tool(), step, arguments).ifPresent(calls::add);
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

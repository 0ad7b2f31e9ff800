package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.harness.steps.shared.Phrases;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Subjects;
import org.contexttck.harness.target.server.ToolCall;

/** Asks for workflow steps and looks at the hints they carry (TC-S-12..16, TC-S-18). */
public final class WorkflowSteps {

    private static final String UNKNOWN = "an unknown step";
    private static final Phrases<Function<WorkflowTool, List<ObjectNode>>> STEPS = new Phrases<
                    Function<WorkflowTool, List<ObjectNode>>>("step")
            .with("a hinted step", tool -> List.of(tool.hinted()))
            .with("each step of the loop", WorkflowTool::loop)
            .with("a step without hints", tool -> tool.unhinted().stream().toList())
            .with(UNKNOWN, WorkflowTool::unknown);

    private final ServerWorld world;
    private final TransientContextClaim claim;

    public WorkflowSteps(ServerWorld world, TransientContextClaim claim, Subjects subjects, HintDemands demands) {
        this.world = world;
        this.claim = claim;
        subjects.add("hint", HintDemands.ROWS.of(demands, which -> demands.hinting()));
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
        if (claim.workflow().isEmpty()) {
            world.evidence().nothingToTry("no workflow tool is claimed");
            return List.of();
        }
        List<ToolCall> made = new ArrayList<>();
        for (WorkflowTool tool : claim.workflow()) {
            for (ObjectNode arguments : STEPS.of(step).apply(tool)) {
                world.call(tool.tool(), step, arguments).ifPresent(made::add);
            }
        }
        if (claim.workflow().stream()
                .allMatch(tool -> STEPS.of(step).apply(tool).isEmpty())) {
            world.evidence().nothingToTry("the profile gives the workflow tool no arguments for " + step);
        }
        return made.stream().filter(call -> fits(call, step)).toList();
    }

    private boolean fits(ToolCall call, String step) {
        boolean fits = call.succeeded() || call.unanswered() || step.equals(UNKNOWN);
        if (!fits) {
            world.evidence()
                    .blocked(call.line() + " (" + step + ") failed: " + Records.failure(call)
                            + "; correct the steps of this tool in the profile if the arguments are wrong");
        }
        return fits;
    }
}

package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.contexttck.harness.profile.claim.ConsumerTool;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.steps.shared.Phrases;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.target.server.ToolCall;

/** Calls the consumer tools of the profile (TC-S-09..11, TC-S-20). */
public final class ConsumerSteps {

    private static final String KEEP = "a finding to keep";
    private static final Phrases<Function<ConsumerTool, List<ObjectNode>>> FINDINGS = new Phrases<
                    Function<ConsumerTool, List<ObjectNode>>>("finding")
            .with(KEEP, tool -> List.of(tool.succeed()))
            .with("a finding to refuse", ConsumerTool::fail);

    private final ServerWorld world;
    private final TransientContextClaim claim;

    public ConsumerSteps(ServerWorld world, TransientContextClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    @Given("each consumer tool signals {string}")
    public void signals(String finding) throws InterruptedException {
        for (ToolCall call : calls(finding)) {
            if (!Marks.consumed(call)) {
                world.setAside(
                        call.tool(), call.line() + " does not signal consumption, so there is nothing to compare with");
            }
        }
    }

    @When("each consumer tool is given {string}")
    public void isGiven(String finding) throws InterruptedException {
        calls(finding).forEach(world::lookAt);
    }

    private List<ToolCall> calls(String finding) throws InterruptedException {
        List<ToolCall> calls = new ArrayList<>();
        if (claim.consumer().isEmpty()) {
            world.evidence().nothingToTry("no consumer tool is claimed");
        }
        for (ConsumerTool tool : claim.consumer()) {
            String none = "the profile gives no `fail` for \"" + tool.tool() + "\"";
            world.calls(tool.tool(), finding, FINDINGS.of(finding).apply(tool), none).stream()
                    .filter(call -> fits(call, finding))
                    .forEach(calls::add);
        }
        return calls;
    }

    private boolean fits(ToolCall call, String finding) {
        boolean fits = call.succeeded() || !finding.equals(KEEP);
        if (!fits) {
            world.evidence()
                    .blocked(call.line() + " (" + finding + ") failed: " + Records.failure(call)
                            + "; correct `succeed` of this tool in the profile if the arguments are wrong");
        }
        return fits;
    }
}

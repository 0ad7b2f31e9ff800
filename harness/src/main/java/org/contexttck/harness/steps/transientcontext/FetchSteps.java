package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Subjects;
import org.contexttck.harness.target.server.ToolCall;

/** Calls the fetch tools of the profile and looks at what they return (TC-S-01..08). */
public final class FetchSteps {

    private final ServerWorld world;
    private final TransientContextClaim claim;
    private final Marks marks = new Marks();

    public FetchSteps(ServerWorld world, TransientContextClaim claim, Subjects subjects, FetchDemands demands) {
        this.world = world;
        this.claim = claim;
        subjects.add("fetched result", demands);
    }

    @Given("each fetch tool marks {string}")
    public void marksBefore(String purpose) throws InterruptedException {
        for (FetchTool tool : claim.fetch()) {
            for (ToolCall call : calls(tool, FetchPurpose.of(purpose))) {
                if (!marks.marked(call)) {
                    world.setAside(
                            tool.tool(),
                            call.line() + " (" + purpose
                                    + ") is not marked as transient, so there is nothing to compare with");
                }
            }
        }
    }

    @When("each fetch tool returns {string}")
    public void returns(String purpose) throws InterruptedException {
        if (claim.fetch().isEmpty()) {
            world.evidence().nothingToTry("no fetch tool is claimed");
        }
        for (FetchTool tool : claim.fetch()) {
            calls(tool, FetchPurpose.of(purpose)).forEach(world::lookAt);
        }
    }

    /** The calls of one tool for a purpose, those that did not bring the records they are meant to bring left out. */
    private List<ToolCall> calls(FetchTool tool, FetchPurpose purpose) throws InterruptedException {
        List<ToolCall> calls = new ArrayList<>();
        if (purpose.arguments(tool).isEmpty()) {
            world.evidence().nothingToTry("the profile gives no `" + purpose.key() + "` for \"" + tool.tool() + "\"");
        }
        for (ObjectNode arguments : purpose.arguments(tool)) {
            Optional<ToolCall> call = world.call(tool.tool(), purpose.words(), arguments);
            call.filter(made -> fits(tool, purpose, made)).ifPresent(calls::add);
        }
        return calls;
    }

    private boolean fits(FetchTool tool, FetchPurpose purpose, ToolCall call) {
        Optional<List<String>> records = Records.of(call, tool);
        if (!call.succeeded()) {
            world.evidence().blocked(call.line() + " (" + purpose.words() + ") failed: " + Records.failure(call));
        } else if (records.isEmpty()) {
            world.evidence()
                    .blocked(call.line() + ": no records at " + Records.place(tool)
                            + "; correct `records` of this tool in the profile");
        } else if (!purpose.accepts(records.get().size())) {
            world.evidence()
                    .blocked(call.line() + " returned " + records.get().size() + " records, but is to return "
                            + purpose.words() + " (" + purpose.bounds() + "); correct `" + purpose.key()
                            + "` of this tool in the profile");
        } else {
            return true;
        }
        return false;
    }
}

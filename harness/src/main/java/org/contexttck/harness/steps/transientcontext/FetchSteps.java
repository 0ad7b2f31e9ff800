package org.contexttck.harness.steps.transientcontext;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
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

    public FetchSteps(ServerWorld world, TransientContextClaim claim, Subjects subjects, FetchDemands demands) {
        this.world = world;
        this.claim = claim;
        subjects.add("fetched result", FetchDemands.ROWS.of(demands, which -> world.results()));
    }

    @Given("each fetch tool marks {string}")
    public void marksBefore(String purpose) throws InterruptedException {
        for (FetchTool tool : claim.fetch()) {
            for (ToolCall call : calls(tool, FetchPurpose.of(purpose))) {
                if (!Marks.marked(call)) {
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
        String none = "the profile gives no `" + purpose.key() + "` for \"" + tool.tool() + "\"";
        List<ToolCall> calls = world
                .calls(tool.tool(), purpose.words(), purpose.arguments().apply(tool), none)
                .stream()
                .filter(call -> fits(tool, purpose, call))
                .toList();
        return purpose.key().equals("pages") && calls.size() > 1 && !turns(tool, calls) ? List.of() : calls;
    }

    /** Whether the pages are two; if not, and the tool lists no such parameter, the profile is to blame. */
    private boolean turns(FetchTool tool, List<ToolCall> pages) throws InterruptedException {
        boolean same = Records.of(pages.get(0), tool).equals(Records.of(pages.get(1), tool));
        if (same && !world.takes(tool.tool(), tool.pages().orElseThrow().parameter())) {
            world.correct(pages.get(1), Records.SAME_PAGE, "pages.parameter");
            return false;
        }
        return true;
    }

    private boolean fits(FetchTool tool, FetchPurpose purpose, ToolCall call) {
        Optional<List<String>> records = Records.of(call, tool);
        if (!call.succeeded()) {
            world.evidence().blocked(call.line() + " (" + purpose.words() + ") failed: " + Records.failure(call));
        } else if (records.isEmpty()) {
            world.correct(call, ": no records at " + Records.place(tool), "records");
        } else if (!purpose.accepts(records.get().size())) {
            String is = " returned " + records.get().size() + " records, but is to return ";
            world.correct(call, is + purpose.words() + " (" + purpose.bounds() + ")", purpose.key());
        } else if (!Records.identified(records.get())) {
            world.correct(call, ": some record has nothing at " + Records.identifiedBy(tool), "identify");
        } else {
            return true;
        }
        return false;
    }
}

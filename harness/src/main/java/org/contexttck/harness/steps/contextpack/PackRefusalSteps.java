package org.contexttck.harness.steps.contextpack;

import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Locale;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;

/** What the tool refuses, and in which words (CP-S-21, 24, 26, 28; R63, R65). */
public final class PackRefusalSteps {

    private final PackWorld world;

    public PackRefusalSteps(PackWorld world) {
        this.world = world;
    }

    /**
     * What an SDK puts before or after is let be, and letters count without case (R65).
     *
     * @param text may hold names after {@code $}
     */
    @Then("each refusal says {string}")
    public void eachRefusalSays(String text) {
        String wanted = world.words().text(text);
        for (ToolCall call : world.calls()) {
            if (!call.refused()) {
                world.evidence().inconclusive(call.line() + " was not refused");
                continue;
            }
            String said = PackWorld.refusal(call);
            String shown = Shown.text(Json.write(Json.text(said)));
            world.check(call, shown)
                    .that(
                            said.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT)),
                            ": the refusal says " + shown + ", must say \"" + wanted + "\"",
                            wanted);
        }
    }

    @Then("the refusals differ in nothing but {string} and {string}")
    @UsedOnce("the one requirement that compares refusals")
    public void alikeButFor(String one, String other) {
        List<ToolCall> refused =
                world.calls().stream().filter(ToolCall::refused).toList();
        if (refused.size() < 2) {
            world.evidence().inconclusive("fewer than two calls were refused, so there is nothing to compare");
            return;
        }
        ToolCall first = refused.get(0);
        for (ToolCall call : refused.subList(1, refused.size())) {
            String before = masked(first, one, other);
            String here = masked(call, one, other);
            world.check(call, Shown.text(here))
                    .that(
                            before.equals(here),
                            " is refused with " + Shown.text(here) + " but " + first.line() + " with "
                                    + Shown.text(before) + ", must be alike",
                            Shown.text(before));
        }
    }

    /** All that a caller sees of a refusal, with the ids taken out. */
    private String masked(ToolCall call, String one, String other) {
        String seen = call.result()
                .map(result -> Json.write(result.path("content")))
                .orElseGet(() -> call.answer().describe());
        return seen.replace(world.words().text(one), "…").replace(world.words().text(other), "…");
    }
}

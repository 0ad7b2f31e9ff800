package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.claim.AuditProbe;
import org.contexttck.harness.steps.shared.ServerScene;
import org.contexttck.harness.target.ToolCall;

/** What calls leave in the audit (CP-S-31; R69). */
public final class AuditSteps {

    private final PackScene scene;
    private final ServerScene server;
    private final List<Step> steps = new ArrayList<>();

    /** A call with the audit before and after it. */
    private record Step(ToolCall call, JsonNode before, JsonNode after) {

        /** How many entries came: of a list those that were not there before, since it may show the latest only. */
        int added() {
            if (!after.isArray()) {
                return after.decimalValue().subtract(before.decimalValue()).intValue();
            }
            Map<JsonNode, Integer> old = new HashMap<>();
            before.forEach(entry -> old.merge(entry, 1, Integer::sum));
            int fresh = 0;
            for (JsonNode entry : after) {
                boolean known = old.merge(entry, -1, Integer::sum) >= 0;
                fresh += known ? 0 : 1;
            }
            return fresh;
        }
    }

    public AuditSteps(PackScene scene, ServerScene server) {
        this.scene = scene;
        this.server = server;
    }

    @When("the audit is read before and after each of {int} calls for {string}")
    public void readAround(int calls, String goal) throws InterruptedException {
        for (int i = 0; i < calls && scene.claim().audit().isPresent(); i++) {
            Optional<JsonNode> before = entries(scene.claim().audit().get());
            Optional<ToolCall> call = scene.call(goal, "{}");
            Optional<JsonNode> after = entries(scene.claim().audit().get());
            if (call.isPresent() && scene.pack(call.get()).isEmpty()) {
                scene.evidence().blocked(scene.noPack(call.get()));
            } else if (call.isPresent() && before.isPresent() && after.isPresent()) {
                steps.add(new Step(call.get(), before.get(), after.get()));
            }
        }
    }

    private Optional<JsonNode> entries(AuditProbe probe) throws InterruptedException {
        Optional<ToolCall> call = server.call(probe.tool(), "the audit", probe.arguments());
        Optional<JsonNode> entries = call.filter(ToolCall::succeeded)
                .flatMap(ToolCall::structured)
                .flatMap(probe.entries()::at)
                .filter(node -> node.isArray() || node.isNumber());
        if (call.isPresent() && entries.isEmpty()) {
            scene.evidence()
                    .blocked(call.get().line() + " shows neither a list nor a number at " + probe.entries()
                            + "; correct `audit` in the profile");
        }
        return entries;
    }

    @Then("each of them has left one entry")
    public void oneEntryEach() {
        for (Step step : steps) {
            int added = step.added();
            scene.evidence().observed();
            if (added != 1) {
                String left = added + (added == 1 ? " entry" : " entries");
                scene.broke(step.call(), " left " + left + " in the audit, must leave 1", "1 entry", left);
            }
        }
    }
}

package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.claim.AuditProbe;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.target.server.ToolCall;

/** What calls leave in the audit (CP-S-31; R69). */
public final class AuditSteps {

    private final PackWorld world;
    private final ServerWorld server;

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

    public AuditSteps(PackWorld world, ServerWorld server) {
        this.world = world;
        this.server = server;
    }

    @Then("each call for {string} leaves one entry in the audit:")
    public void leavesOne(String goal, List<String> calls) throws InterruptedException {
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < calls.size() && world.claim().audit().isPresent(); i++) {
            AuditProbe probe = world.claim().audit().get();
            Optional<JsonNode> before = entries(probe);
            Optional<Pack> pack = world.find(goal, calls.get(i));
            Optional<JsonNode> after = entries(probe);
            if (pack.isPresent() && before.isPresent() && after.isPresent()) {
                steps.add(new Step(pack.get().call(), before.get(), after.get()));
            }
        }
        steps.forEach(step -> {
            String left = step.added() + " entries";
            world.check(step.call(), left)
                    .that(step.added() == 1, " left " + left + " in the audit, must leave 1", "1 entry");
        });
    }

    private Optional<JsonNode> entries(AuditProbe probe) throws InterruptedException {
        Optional<ToolCall> call = server.call(probe.tool(), "the audit", probe.arguments());
        Optional<JsonNode> entries = call.filter(ToolCall::succeeded)
                .flatMap(ToolCall::structured)
                .flatMap(probe.entries()::at)
                .filter(node -> node.isArray() || node.isNumber());
        if (call.isPresent() && entries.isEmpty()) {
            world.evidence()
                    .blocked(call.get().line() + " shows neither a list nor a number at " + probe.entries()
                            + "; correct `audit` in the profile");
        }
        return entries;
    }
}

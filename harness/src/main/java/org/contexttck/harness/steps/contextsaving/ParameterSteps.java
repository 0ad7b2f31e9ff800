package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.InputSchema;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.json.Pointer;

/** What the input schemas of the tools have to offer (CS-P-01, CS-T-01). */
public final class ParameterSteps {

    private final ServerWorld world;
    private final ContextSavingClaim claim;

    public ParameterSteps(ServerWorld world, ContextSavingClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    /** Each is a whole number, and not required. */
    @Then("each {word} tool offers these as whole numbers and requires none of them:")
    public void offers(String kind, List<String> parameters) throws InterruptedException {
        for (String parameter : parameters) {
            switch (kind) {
                case "paginating" -> {
                    for (PaginatedTool tool : claim.paginated()) {
                        offers(tool.tool(), parameter, SentParameters.names(tool));
                    }
                }
                case "truncating" -> {
                    for (TruncatedTool tool : claim.truncated()) {
                        offers(tool.tool(), parameter, SentParameters.names(tool.names()));
                    }
                }
                default -> throw new IllegalArgumentException("no such tool: " + kind);
            }
        }
    }

    private void offers(String tool, String parameter, Map<String, String> names) throws InterruptedException {
        Optional<ObjectNode> description = world.description(tool);
        String name = names.getOrDefault(parameter, "");
        Check look = world.check(tool);
        if (description.isEmpty()) {
            return;
        } else if (name.isEmpty()) {
            look.that(
                    false,
                    "by the profile, the tool has no parameter for " + parameter,
                    parameter + ", a whole number");
            return;
        }
        InputSchema schema = new InputSchema(description.get().path("inputSchema"));
        Check at = look.at(new Pointer(List.of("inputSchema", "properties", name)), schema.property(name));
        if (at.that(schema.declares(name), "must be a whole number")) {
            at.that(schema.wholeNumber(name), "must be of type integer");
        }
        look.at("/inputSchema/required", schema.required().toString())
                .thatIt(!schema.required().contains(name), "names " + name + ", must not", name + " not required");
    }
}

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
import org.contexttck.harness.steps.shared.Phrases;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.json.Pointer;

/** What the input schemas of the tools have to offer (CS-P-01, CS-P-14, CS-T-01, CS-T-18). */
public final class ParameterSteps {

    private final ServerWorld world;
    private final ContextSavingClaim claim;

    public ParameterSteps(ServerWorld world, ContextSavingClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    /** How a parameter is to be offered, by the words of the features. */
    private static final Phrases<Offer> OFFERS = new Phrases<Offer>("offer")
            .with("numbers, and requires none of them", ParameterSteps::number)
            .with("numbers of type integer", ParameterSteps::integer);

    /** Holds one parameter of a tool against a demand. */
    private interface Offer {

        void judge(Check look, InputSchema schema, String name);
    }

    @Then("each {word} tool offers these as {}:")
    public void offers(String kind, String offer, List<String> parameters) throws InterruptedException {
        for (String parameter : parameters) {
            switch (kind) {
                case "paginating" -> {
                    for (PaginatedTool tool : claim.paginated()) {
                        offers(tool.tool(), parameter, SentParameters.names(tool), OFFERS.of(offer));
                    }
                }
                case "truncating" -> {
                    for (TruncatedTool tool : claim.truncated()) {
                        offers(tool.tool(), parameter, SentParameters.names(tool.names()), OFFERS.of(offer));
                    }
                }
                default -> throw new IllegalArgumentException("no such tool: " + kind);
            }
        }
    }

    private void offers(String tool, String parameter, Map<String, String> names, Offer offer)
            throws InterruptedException {
        Optional<ObjectNode> description = world.description(tool);
        String name = names.getOrDefault(parameter, "");
        Check look = world.check(tool);
        if (description.isPresent() && name.isEmpty()) {
            look.that(false, "by the profile, the tool has no parameter for " + parameter, parameter + ", a number");
        } else if (description.isPresent()) {
            InputSchema schema = new InputSchema(description.get().path("inputSchema"));
            Pointer place = new Pointer(List.of("inputSchema", "properties", name));
            offer.judge(look.at(place, schema.property(name)), schema, name);
        }
    }

    private static void number(Check at, InputSchema schema, String name) {
        if (at.that(schema.declares(name), "must be a number")) {
            at.that(schema.number(name), "must let whole numbers pass");
        }
        at.at("/inputSchema/required", schema.required().toString())
                .thatIt(!schema.required().contains(name), "names " + name + ", must not", name + " not required");
    }

    /** That a parameter is not declared at all is for another requirement to say. */
    private static void integer(Check at, InputSchema schema, String name) {
        if (schema.declares(name)) {
            at.that(schema.wholeNumber(name), "must be of type integer");
        }
    }
}

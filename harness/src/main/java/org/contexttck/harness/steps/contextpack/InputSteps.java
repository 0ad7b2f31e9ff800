package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.InputSchema;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;

/** The arguments that the tool declares (CP-S-01, 02). */
public final class InputSteps {

    private final ServerWorld world;
    private final ServerTarget target;
    private final String tool;

    public InputSteps(ServerWorld world, ServerTarget target, ContextPackTool claim) {
        this.world = world;
        this.target = target;
        this.tool = claim.tool();
    }

    /** Columns: argument, type, and any of values, default and required; with that, the tool has to be listed at all. */
    @Then("the context tool declares:")
    public void declares(DataTable table) throws InterruptedException {
        boolean listing = table.row(0).contains("required");
        Optional<InputSchema> schema = listing || world.offers(tool) ? schema() : Optional.empty();
        if (schema.isEmpty() && listing) {
            demand(world.check(tool), false, "is not in tools/list", "a tool of that name");
        } else if (schema.isPresent()) {
            table.asMaps().forEach(row -> declares(schema.get(), row));
        }
    }

    private void declares(InputSchema schema, Map<String, String> row) {
        String argument = row.get("argument");
        Check look = world.check(tool);
        if (!demand(
                look,
                schema.declares(argument),
                "the input schema does not declare " + argument,
                "the argument " + argument)) {
            return;
        }
        String type = row.get("type");
        Set<String> types = words(type);
        Set<String> seen = schema.types(argument);
        boolean only = row.get("required") != null;
        demand(
                look,
                only ? seen.equals(types) : seen.stream().anyMatch(types::contains),
                "the input schema gives " + argument + " the type " + seen + ", must be " + type,
                type);
        demand(
                look,
                !only || schema.required().equals(Set.of(argument)),
                "the input schema requires " + schema.required() + ", must require [" + argument + "]",
                "required: [" + argument + "]");
        Set<String> missing = words(row.get("values"));
        missing.removeAll(schema.values(argument));
        demand(
                look,
                missing.isEmpty(),
                "the input schema does not list the values " + missing + " of " + argument,
                row.getOrDefault("values", ""));
        if (row.get("default") != null) {
            JsonNode expected = Json.parse(row.get("default"));
            JsonNode found = schema.standard(argument);
            String shown = found.isMissingNode() ? "no default" : "the default " + Shown.text(Json.write(found));
            demand(
                    look,
                    !found.isMissingNode() && JsonEquality.equal(found, expected),
                    "the input schema gives " + argument + " " + shown + ", must be " + expected,
                    "default " + expected);
        }
    }

    private static boolean demand(Check look, boolean holds, String what, String expected) {
        return look.saw(what).that(holds, what, expected);
    }

    private Optional<InputSchema> schema() throws InterruptedException {
        world.connection();
        return world.reached(() -> target.tool(tool))
                .flatMap(listed -> listed)
                .map(listed -> new InputSchema(listed.path("inputSchema")));
    }

    private static Set<String> words(String cell) {
        return cell == null ? new LinkedHashSet<>() : new LinkedHashSet<>(Arrays.asList(cell.split(", ")));
    }
}

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
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Unreachable;
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
            world.evidence().observed();
            broke("is not in tools/list", "a tool of that name");
        } else if (schema.isPresent()) {
            table.asMaps().forEach(row -> declares(schema.get(), row));
        }
    }

    private void declares(InputSchema schema, Map<String, String> row) {
        String argument = row.get("argument");
        world.evidence().observed();
        if (!schema.declares(argument)) {
            broke("the input schema does not declare " + argument, "the argument " + argument);
            return;
        }
        Set<String> types = words(row.get("type"));
        Set<String> seen = schema.types(argument);
        boolean only = row.get("required") != null;
        if (only ? !seen.equals(types) : seen.stream().noneMatch(types::contains)) {
            broke(
                    "the input schema gives " + argument + " the type " + seen + ", must be " + row.get("type"),
                    row.get("type"));
        }
        if (only && !schema.required().equals(Set.of(argument))) {
            broke(
                    "the input schema requires " + schema.required() + ", must require [" + argument + "]",
                    "required: [" + argument + "]");
        }
        Set<String> missing = words(row.get("values"));
        missing.removeAll(schema.values(argument));
        if (!missing.isEmpty()) {
            broke("the input schema does not list the values " + missing + " of " + argument, row.get("values"));
        }
        Optional.ofNullable(row.get("default")).ifPresent(value -> standard(schema, argument, Json.parse(value)));
    }

    private void standard(InputSchema schema, String argument, JsonNode expected) {
        JsonNode seen = schema.standard(argument);
        if (seen.isMissingNode() || !JsonEquality.equal(seen, expected)) {
            String shown = seen.isMissingNode() ? "no default" : "the default " + Shown.text(Json.write(seen));
            broke("the input schema gives " + argument + " " + shown + ", must be " + expected, "default " + expected);
        }
    }

    private Optional<InputSchema> schema() throws InterruptedException {
        try {
            world.connection();
            return target.tool(tool).map(listed -> new InputSchema(listed.path("inputSchema")));
        } catch (Unreachable gone) {
            world.evidence().blocked(gone.getMessage());
            return Optional.empty();
        }
    }

    private void broke(String what, String expected) {
        world.evidence().broke(Fault.of(tool, tool + ": " + what, expected, what));
    }

    private static Set<String> words(String cell) {
        return cell == null ? new LinkedHashSet<>() : new LinkedHashSet<>(Arrays.asList(cell.split(", ")));
    }
}

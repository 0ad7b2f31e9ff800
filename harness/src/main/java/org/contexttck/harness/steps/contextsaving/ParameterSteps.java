package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.ServerScene;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.Pointer;

/** What the input schemas of the tools have to offer (CS-P-01, CS-T-01). */
public final class ParameterSteps {

    private static final int MOST_REFERENCES = 10;

    private final ServerScene scene;
    private final ContextSavingClaim claim;

    public ParameterSteps(ServerScene scene, ContextSavingClaim claim) {
        this.scene = scene;
        this.claim = claim;
    }

    /** Each is a whole number, and not required. */
    @Then("each {word} tool offers these as whole numbers and requires none of them:")
    public void offers(String kind, List<String> parameters) throws InterruptedException {
        for (String parameter : parameters) {
            switch (kind) {
                case "paginating" -> {
                    for (PaginatedTool tool : claim.paginated()) {
                        offers(tool.tool(), parameter, Sent.names(tool));
                    }
                }
                case "truncating" -> {
                    for (TruncatedTool tool : claim.truncated()) {
                        offers(tool.tool(), parameter, Sent.names(tool.names()));
                    }
                }
                default -> throw new IllegalArgumentException("no such tool: " + kind);
            }
        }
    }

    private void offers(String tool, String parameter, Map<String, String> names) throws InterruptedException {
        Optional<ObjectNode> description = scene.description(tool);
        String name = names.getOrDefault(parameter, "");
        Check look = scene.check(tool);
        if (description.isEmpty()) {
            return;
        } else if (name.isEmpty()) {
            look.that(
                    false,
                    "by the profile, the tool has no parameter for " + parameter,
                    parameter + ", a whole number");
            return;
        }
        JsonNode schema = description.get().path("inputSchema");
        Optional<JsonNode> property = Optional.of(
                        resolved(schema, schema.path("properties").path(name)))
                .filter(node -> !node.isMissingNode());
        Check at = look.at(new Pointer(List.of("inputSchema", "properties", name)), property);
        if (at.that(property.isPresent(), "must be a whole number")) {
            at.that(whole(schema, property.get(), 0), "must be of type integer");
        }
        boolean required = StreamSupport.stream(schema.path("required").spliterator(), false)
                .anyMatch(one -> one.asText().equals(name));
        look.at("/inputSchema/required", Shown.at(Optional.of(schema.path("required"))))
                .thatIt(!required, "names " + name + ", must not", name + " not required");
    }

    /** Whether a schema lets whole numbers pass and, of numbers, nothing else. */
    private static boolean whole(JsonNode root, JsonNode schema, int depth) {
        JsonNode type = schema.path("type");
        boolean integer = type.asText().equals("integer")
                || type.asText().equals("number") && schema.path("multipleOf").isIntegralNumber()
                || StreamSupport.stream(type.spliterator(), false)
                        .anyMatch(one -> one.asText().equals("integer"));
        return integer
                || depth < MOST_REFERENCES
                        && Stream.of("anyOf", "oneOf", "allOf")
                                .flatMap(key ->
                                        StreamSupport.stream(schema.path(key).spliterator(), false))
                                .anyMatch(part -> whole(root, resolved(root, part), depth + 1));
    }

    private static JsonNode resolved(JsonNode root, JsonNode schema) {
        JsonNode found = schema;
        for (int i = 0; i < MOST_REFERENCES && found.path("$ref").asText().startsWith("#/"); i++) {
            found = Pointer.parse(found.path("$ref").asText().substring(1))
                    .at(root)
                    .orElse(root.path("no such"));
        }
        return found;
    }
}

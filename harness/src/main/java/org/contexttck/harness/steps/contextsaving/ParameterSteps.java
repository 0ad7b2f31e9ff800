package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Pointer;

/** What the input schemas of the tools have to offer (CS-P-01, CS-T-01). */
public final class ParameterSteps {

    private static final int MOST_REFERENCES = 10;

    private final ServerWorld world;
    private final Lists lists;
    private final Texts texts;

    public ParameterSteps(ServerWorld world, Lists lists, Texts texts) {
        this.world = world;
        this.lists = lists;
        this.texts = texts;
    }

    /** Each is a whole number, and not required. */
    @Then("each {word} tool offers these as whole numbers and requires none of them:")
    public void offers(String kind, List<String> parameters) throws InterruptedException {
        for (String parameter : parameters) {
            switch (kind) {
                case "paginating" -> {
                    for (PaginatedTool tool : lists.tools()) {
                        offers(tool.tool(), parameter, parameter.equals("offset") ? tool.offset() : tool.limit());
                    }
                }
                case "truncating" -> {
                    for (TruncatedTool tool : texts.tools()) {
                        offers(tool.tool(), parameter, name(tool, parameter));
                    }
                }
                default -> throw new IllegalArgumentException("no such tool: " + kind);
            }
        }
    }

    private static Optional<String> name(TruncatedTool tool, String parameter) {
        return switch (parameter) {
            case "head" -> tool.names().head();
            case "tail" -> tool.names().tail();
            default -> tool.names().maxBytes();
        };
    }

    private void offers(String tool, String parameter, Optional<String> name) throws InterruptedException {
        Optional<ObjectNode> description = world.description(tool);
        if (description.isEmpty()) {
            return;
        }
        world.evidence().observed();
        if (name.isEmpty()) {
            broke(
                    tool,
                    "",
                    "by the profile, the tool has no parameter for " + parameter,
                    parameter + ", a whole number",
                    "");
            return;
        }
        JsonNode schema = description.get().path("inputSchema");
        JsonNode property = resolved(schema, schema.path("properties").path(name.get()));
        String place = new Pointer(List.of("inputSchema", "properties", name.get())).toString();
        if (property.isMissingNode()) {
            broke(tool, place, place + " is absent, must be a whole number", "a parameter " + name.get(), "");
        } else if (!whole(schema, property, 0)) {
            String seen = Shown.at(Optional.of(property));
            broke(tool, place, place + " is " + seen + ", must be of type integer", "type integer", seen);
        }
        boolean required = StreamSupport.stream(schema.path("required").spliterator(), false)
                .anyMatch(one -> one.asText().equals(name.get()));
        if (required) {
            broke(
                    tool,
                    "/inputSchema/required",
                    "/inputSchema/required names " + name.get() + ", must not",
                    name.get() + " not required",
                    Shown.at(Optional.of(schema.path("required"))));
        }
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

    private void broke(String tool, String place, String what, String expected, String seen) {
        world.evidence()
                .broke(Fault.of(tool, tool + ": " + what, expected, seen).at(place, seen));
    }
}

package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.contexttck.json.Json;

/**
 * The arguments that a tool requires, as far as its schema itself says what to give: a constant, a default, an example, a choice,
 * a least number, nothing. No text is made up.
 *
 * @param given what could be derived
 * @param open the required parameters for which nothing could
 */
public record DerivedArguments(ObjectNode given, List<String> open) {

    private static final int DEEPEST = 4;
    private static final int LONGEST = 500;

    /** What the schema of a tool says. */
    public static DerivedArguments of(Tool tool) {
        ObjectNode given = Json.object();
        List<String> open = new ArrayList<>();
        for (Parameter parameter : tool.required()) {
            Optional<JsonNode> value = value(parameter.schema(), 0);
            value.ifPresentOrElse(one -> given.set(parameter.name(), one), () -> open.add(parameter.name()));
        }
        return new DerivedArguments(given, open);
    }

    private static Optional<JsonNode> value(JsonNode schema, int depth) {
        Optional<JsonNode> said = List.of(
                        schema.path("const"),
                        schema.path("default"),
                        schema.path("examples").path(0),
                        schema.path("enum").path(0))
                .stream()
                .filter(one -> !one.isMissingNode() && Json.write(one).length() <= LONGEST)
                .findFirst();
        if (said.isPresent() || depth == DEEPEST) {
            return said;
        }
        JsonNode choices = schema.has("anyOf") ? schema.path("anyOf") : schema.path("oneOf");
        if (choices.isArray()) {
            return StreamSupport.stream(choices.spliterator(), false)
                    .map(one -> value(one, depth + 1))
                    .flatMap(Optional::stream)
                    .findFirst();
        }
        JsonNode type = schema.path("type").isArray() ? schema.path("type").path(0) : schema.path("type");
        return switch (type.asText()) {
            case "integer", "number" ->
                Optional.of(schema.path("minimum"))
                        .filter(JsonNode::isIntegralNumber)
                        .map(least -> least.canConvertToInt() ? IntNode.valueOf(least.intValue()) : least);
            case "boolean" -> Optional.of(BooleanNode.FALSE);
            case "null" -> Optional.of(NullNode.instance);
            case "array" -> schema.path("minItems").asInt(0) == 0 ? Optional.of(Json.array()) : Optional.empty();
            case "object" -> object(schema, depth);
            default -> Optional.empty();
        };
    }

    private static Optional<JsonNode> object(JsonNode schema, int depth) {
        ObjectNode object = Json.object();
        Set<String> required = new HashSet<>();
        schema.path("required").forEach(one -> required.add(one.asText()));
        for (Map.Entry<String, JsonNode> member : schema.path("properties").properties()) {
            if (required.remove(member.getKey())) {
                Optional<JsonNode> value = value(member.getValue(), depth + 1);
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                object.set(member.getKey(), value.get());
            }
        }
        return required.isEmpty() ? Optional.of(object) : Optional.empty();
    }
}

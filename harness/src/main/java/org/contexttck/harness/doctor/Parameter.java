package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.contexttck.json.Json;

/**
 * A parameter of a tool as its input schema declares it.
 *
 * @param types the JSON types that it takes, as the schema spells them; none if the schema does not say
 * @param schema its own schema; an empty object if that is no object
 */
public record Parameter(String name, List<String> types, boolean required, JsonNode schema) {

    public Parameter {
        types = List.copyOf(types);
    }

    static Parameter of(Map.Entry<String, JsonNode> member, boolean required) {
        JsonNode schema = member.getValue().isObject() ? member.getValue() : Json.object();
        List<String> types = new ArrayList<>(typesOf(schema));
        for (String choice : List.of("anyOf", "oneOf")) {
            schema.path(choice).forEach(one -> types.addAll(typesOf(one)));
        }
        return new Parameter(member.getKey(), types.stream().distinct().limit(7).toList(), required, schema);
    }

    /** Whether a whole number may be given. */
    boolean takesNumber() {
        return types.isEmpty() || types.contains("integer") || types.contains("number");
    }

    /** Such as {@code integer} or {@code string or null}; {@code any type} if the schema does not say. */
    String typeText() {
        return types.isEmpty() ? "any type" : String.join(" or ", types);
    }

    private static List<String> typesOf(JsonNode schema) {
        JsonNode type = schema.path("type");
        return type.isTextual()
                ? List.of(type.textValue())
                : StreamSupport.stream(type.spliterator(), false)
                        .filter(JsonNode::isTextual)
                        .map(JsonNode::textValue)
                        .toList();
    }
}

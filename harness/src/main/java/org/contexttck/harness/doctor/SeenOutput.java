package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.contexttck.json.Json;

/** The output schema that a result tells of, for a tool that lists none. */
final class SeenOutput {

    private static final int DEEPEST = 4;

    private SeenOutput() {}

    static ObjectNode schema(JsonNode value) {
        return schema(value, 0);
    }

    /** Adds the members of another result's schema that this one lacks. */
    static void add(ObjectNode schema, ObjectNode other) {
        ObjectNode members = schema.withObjectProperty("properties");
        other.path("properties").properties().stream()
                .filter(member -> !members.has(member.getKey()))
                .forEach(member -> members.set(member.getKey(), member.getValue()));
    }

    private static ObjectNode schema(JsonNode value, int depth) {
        ObjectNode schema = Json.object().put("type", type(value));
        if (depth < DEEPEST && value.isObject()) {
            ObjectNode members = schema.putObject("properties");
            for (Map.Entry<String, JsonNode> member : value.properties()) {
                members.set(member.getKey(), schema(member.getValue(), depth + 1));
            }
        } else if (depth < DEEPEST && value.has(0)) {
            schema.set("items", schema(value.path(0), depth + 1));
        }
        return schema;
    }

    private static String type(JsonNode value) {
        return switch (value.getNodeType()) {
            case OBJECT -> "object";
            case ARRAY -> "array";
            case STRING -> "string";
            case BOOLEAN -> "boolean";
            case NUMBER -> value.isIntegralNumber() ? "integer" : "number";
            default -> "null";
        };
    }
}

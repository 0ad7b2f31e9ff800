package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.contexttck.json.Json;

/** Arguments of the right types for a tool, to be replaced by sensible ones. */
final class SampleArguments {

    private static final int DEEPEST = 4;
    private static final int LONGEST = 500;
    private static final String EDIT = "edit me";

    private SampleArguments() {}

    /** Whether the arguments can be written down: YAML takes no key of more than a thousand characters. */
    static boolean writable(JsonNode arguments) {
        return arguments.properties().stream()
                        .allMatch(member -> member.getKey().length() <= LONGEST && writable(member.getValue()))
                && StreamSupport.stream(arguments.spliterator(), false).allMatch(SampleArguments::writable);
    }

    /** A value for each required parameter. @param except parameters that the kit gives */
    static ObjectNode required(Tool tool, Set<String> except) {
        ObjectNode arguments = Json.object();
        for (Parameter parameter : tool.required()) {
            if (!except.contains(parameter.name())) {
                arguments.set(parameter.name(), value(parameter.name(), parameter.schema(), 0));
            }
        }
        return arguments;
    }

    private static JsonNode value(String name, JsonNode schema, int depth) {
        for (JsonNode given : new JsonNode[] {
            schema.path("const"),
            schema.path("default"),
            schema.path("examples").path(0),
            schema.path("enum").path(0)
        }) {
            if (!given.isMissingNode() && !given.isNull() && Json.write(given).length() <= LONGEST) {
                return given;
            }
        }
        for (String choice : new String[] {"anyOf", "oneOf", "allOf"}) {
            JsonNode first = schema.path(choice).path(0);
            if (first.isObject() && depth < DEEPEST) {
                return value(name, first, depth + 1);
            }
        }
        JsonNode type = schema.path("type").isArray() ? schema.path("type").path(0) : schema.path("type");
        return switch (type.asText()) {
            case "integer", "number" -> number(schema);
            case "boolean" -> BooleanNode.FALSE;
            case "array" -> array(name, schema, depth);
            case "object" -> object(schema, depth);
            default -> Json.text(text(name, schema));
        };
    }

    private static JsonNode number(JsonNode schema) {
        JsonNode least = schema.path("minimum");
        return least.isIntegralNumber() && least.asLong() > 1 ? least : IntNode.valueOf(1);
    }

    private static ArrayNode array(String name, JsonNode schema, int depth) {
        ArrayNode array = Json.array();
        if (depth < DEEPEST && schema.path("minItems").asInt(1) > 0) {
            array.add(value(name, schema.path("items"), depth + 1));
        }
        return array;
    }

    private static ObjectNode object(JsonNode schema, int depth) {
        ObjectNode object = Json.object();
        Set<String> required = new HashSet<>();
        schema.path("required").forEach(one -> required.add(one.asText()));
        for (Map.Entry<String, JsonNode> member : schema.path("properties").properties()) {
            if (depth < DEEPEST && required.contains(member.getKey())) {
                object.set(member.getKey(), value(member.getKey(), member.getValue(), depth + 1));
            }
        }
        return object;
    }

    private static String text(String name, JsonNode schema) {
        return switch (schema.path("format").asText()) {
            case "uri", "url" -> "https://example.org/";
            case "date" -> "2026-01-31";
            case "date-time" -> "2026-01-31T12:00:00Z";
            case "email" -> "someone@example.org";
            case "uuid" -> "00000000-0000-4000-8000-000000000000";
            default -> NameWords.of(name).contains("url") ? "https://example.org/" : EDIT;
        };
    }
}

package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Where things would be in a tool's structured content, as far as its output schema tells. */
final class Outputs {

    private static final List<String> TEXTS =
            List.of("text", "content", "output", "stdout", "log", "body", "result", "value", "data");
    private static final int DEEPEST = 4;

    private Outputs() {}

    /** The first array. */
    static Optional<Pointer> items(Tool tool) {
        return first(tool, schema -> schema.path("type").asText().equals("array"));
    }

    /** What tells one item of an array from another: {@code id}, or the first member of text or number. */
    static Optional<Pointer> identity(Tool tool, Pointer items) {
        JsonNode item = tool.output()
                .path("properties")
                .path(items.steps().get(0))
                .path("items")
                .path("properties");
        if (item.has("id")) {
            return Optional.of(Pointer.root().child("id"));
        }
        return item.properties().stream()
                .filter(member -> List.of("string", "integer", "number")
                        .contains(member.getValue().path("type").asText()))
                .findFirst()
                .map(member -> Pointer.root().child(member.getKey()));
    }

    /** The text: a member with a likely name, or else the first text. */
    static Optional<Pointer> text(Tool tool) {
        Predicate<JsonNode> isText = schema -> schema.path("type").asText().equals("string");
        for (String name : TEXTS) {
            if (isText.test(tool.output().path("properties").path(name))) {
                return Optional.of(Pointer.root().child(name));
            }
        }
        return first(tool, isText);
    }

    /** The object that has a certain member. */
    static Optional<Pointer> holding(Tool tool, String member) {
        return first(
                tool,
                schema -> schema.path("properties").has(member)
                        || schema.path("anyOf").path(0).path("properties").has(member));
    }

    /** The member of that name. */
    static Optional<Pointer> named(Tool tool, String name) {
        return tool.output().path("properties").has(name)
                ? Optional.of(Pointer.root().child(name))
                : Optional.empty();
    }

    private static Optional<Pointer> first(Tool tool, Predicate<JsonNode> wanted) {
        return tool.outputs().stream()
                .filter(member -> wanted.test(member.getValue()))
                .map(Map.Entry::getKey)
                .findFirst()
                .map(name -> Pointer.root().child(name));
    }

    /** The output schema that a result tells of, for a tool that lists none. */
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

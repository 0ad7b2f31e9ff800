package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.json.Pointer;

/** Where things would be in a tool's structured content, as far as its output schema tells. */
final class Outputs {

    private static final List<String> TEXTS =
            List.of("text", "content", "output", "stdout", "log", "body", "result", "value", "data");

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
}

package org.contexttck.harness.steps.shared;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.contexttck.json.Pointer;

/**
 * What an input schema says of its arguments, however it says it: directly, by reference, or as one of several schemas of
 * which others allow null.
 */
public final class InputSchema {

    private static final int MOST_HOPS = 8;
    private static final int MOST_PARTS = 200;

    private final JsonNode root;

    /** @param root the schema as the server lists it */
    public InputSchema(JsonNode root) {
        this.root = root;
    }

    public Set<String> required() {
        Set<String> names = new LinkedHashSet<>();
        root.path("required").forEach(name -> names.add(name.asText("")));
        return names;
    }

    public boolean declares(String argument) {
        return property(argument).isPresent();
    }

    /** What the schema says of an argument, as it is written; empty if it does not declare it. */
    public Optional<JsonNode> property(String argument) {
        return Optional.ofNullable(root.path("properties").get(argument));
    }

    /** Whether it lets whole numbers pass and, of numbers, nothing else. */
    public boolean wholeNumber(String argument) {
        return types(argument).contains("integer")
                || parts(argument).stream()
                        .anyMatch(schema -> schema.path("type").asText().equals("number")
                                && schema.path("multipleOf").isIntegralNumber());
    }

    /** Whether it lets whole numbers pass, and others perhaps too. */
    public boolean number(String argument) {
        Set<String> types = types(argument);
        return types.isEmpty() || types.contains("number") || types.contains("integer");
    }

    /** The most that a number may be; empty if the schema does not say. */
    public OptionalLong maximum(String argument) {
        return parts(argument).stream()
                .map(schema -> schema.path("maximum"))
                .filter(JsonNode::canConvertToLong)
                .mapToLong(JsonNode::asLong)
                .min();
    }

    /** The types that a value may have; none if the schema does not say. */
    public Set<String> types(String argument) {
        Set<String> types = new LinkedHashSet<>();
        for (JsonNode schema : parts(argument)) {
            JsonNode type = schema.path("type");
            if (type.isTextual()) {
                types.add(type.textValue());
            }
            type.forEach(one -> types.add(one.asText("")));
            values(schema).forEach(value -> types.add(value.getNodeType().name().toLowerCase(Locale.ROOT)));
        }
        return types;
    }

    /** The listed values; none if any value is allowed. */
    public Set<String> values(String argument) {
        Set<String> values = new LinkedHashSet<>();
        parts(argument).forEach(schema -> values(schema).forEach(value -> values.add(value.asText(""))));
        return values;
    }

    /** The default; missing if the schema does not say. */
    public JsonNode standard(String argument) {
        return parts(argument).stream()
                .map(schema -> schema.path("default"))
                .filter(value -> !value.isMissingNode())
                .findFirst()
                .orElse(MissingNode.getInstance());
    }

    private static List<JsonNode> values(JsonNode schema) {
        List<JsonNode> values = new ArrayList<>();
        schema.path("enum").forEach(values::add);
        if (schema.has("const")) {
            values.add(schema.path("const"));
        }
        return values;
    }

    private List<JsonNode> parts(String argument) {
        List<JsonNode> parts = new ArrayList<>();
        collect(root.path("properties").path(argument), MOST_HOPS, parts);
        return parts;
    }

    private void collect(JsonNode schema, int hops, List<JsonNode> parts) {
        if (hops == 0 || parts.size() == MOST_PARTS || !schema.isObject()) {
            return;
        }
        parts.add(schema);
        String reference = schema.path("$ref").asText("");
        if (reference.startsWith("#/")) {
            Pointer.parse(reference.substring(1)).at(root).ifPresent(target -> collect(target, hops - 1, parts));
        }
        for (String keyword : List.of("anyOf", "oneOf", "allOf")) {
            schema.path(keyword).forEach(part -> collect(part, hops - 1, parts));
        }
    }
}

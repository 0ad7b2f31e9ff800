package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.contexttck.json.Pointer;

/**
 * What an input schema says of its arguments, however it says it: directly, by reference, or as one of several schemas of
 * which others allow null.
 */
final class InputSchema {

    private static final int MOST_HOPS = 8;
    private static final int MOST_PARTS = 200;

    private final JsonNode root;

    InputSchema(JsonNode root) {
        this.root = root;
    }

    Set<String> required() {
        Set<String> names = new LinkedHashSet<>();
        root.path("required").forEach(name -> names.add(name.asText("")));
        return names;
    }

    boolean declares(String argument) {
        return root.path("properties").has(argument);
    }

    /** The types that a value may have; none if the schema does not say. */
    Set<String> types(String argument) {
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
    Set<String> values(String argument) {
        Set<String> values = new LinkedHashSet<>();
        parts(argument).forEach(schema -> values(schema).forEach(value -> values.add(value.asText(""))));
        return values;
    }

    /** The default; missing if the schema does not say. */
    JsonNode standard(String argument) {
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

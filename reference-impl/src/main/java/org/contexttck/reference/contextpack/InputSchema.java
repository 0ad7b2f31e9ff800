package org.contexttck.reference.contextpack;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds the JSON Schema of a tool's arguments. Unknown arguments are ruled out, as the tools refuse them. */
final class InputSchema {

    private final Map<String, Object> properties = new LinkedHashMap<>();

    InputSchema text(String name, String description) {
        property(name, "string", description);
        return this;
    }

    InputSchema choice(String name, String description, List<String> choices, String usual) {
        Map<String, Object> property = property(name, "string", description);
        property.put("enum", choices);
        property.put("default", usual);
        return this;
    }

    /** A property without bounds: the tools clamp numbers and refuse none. */
    InputSchema number(String name, String description, int usual) {
        property(name, "number", description).put("default", usual);
        return this;
    }

    InputSchema flag(String name, String description, boolean usual) {
        property(name, "boolean", description).put("default", usual);
        return this;
    }

    InputSchema texts(String name, String description) {
        property(name, "array", description).put("items", Map.of("type", "string"));
        return this;
    }

    Map<String, Object> requiring(String... names) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", List.of(names));
        schema.put("additionalProperties", false);
        return schema;
    }

    private Map<String, Object> property(String name, String type, String description) {
        Map<String, Object> property = new LinkedHashMap<>();
        property.put("type", type);
        property.put("description", description);
        properties.put(name, property);
        return property;
    }
}

package org.contexttck.reference.transientcontext;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds the JSON Schema of a tool's arguments. */
final class InputSchema {

    private final Map<String, Object> properties = new LinkedHashMap<>();

    static Map<String, Object> page() {
        return ordered("type", "integer", "minimum", 1, "default", 1, "description", "Which page, counted from 1");
    }

    static Map<String, Object> perPage() {
        return ordered(
                "type",
                "integer",
                "minimum",
                1,
                "maximum",
                100,
                "default",
                15,
                "description",
                "Records on a full page");
    }

    InputSchema property(String name, Object... members) {
        properties.put(name, ordered(members));
        return this;
    }

    InputSchema property(String name, Map<String, Object> schema) {
        properties.put(name, schema);
        return this;
    }

    Map<String, Object> requiring(String... names) {
        return ordered(
                "type", "object", "properties", properties, "required", List.of(names), "additionalProperties", false);
    }

    private static Map<String, Object> ordered(Object... members) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < members.length; i += 2) {
            map.put((String) members[i], members[i + 1]);
        }
        return map;
    }
}

package org.contexttck.reference.tool;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds the JSON Schema of a tool's arguments. Unknown arguments are ruled out, as the tools refuse them. */
public final class InputSchema {

    private final Map<String, Object> properties = new LinkedHashMap<>();

    /** Adds a property; more keywords follow as name and value in turn. */
    public InputSchema property(String name, String type, String description, Object... keywords) {
        Map<String, Object> property = new LinkedHashMap<>();
        property.put("type", type);
        property.put("description", description);
        for (int i = 0; i < keywords.length; i += 2) {
            property.put((String) keywords[i], keywords[i + 1]);
        }
        properties.put(name, property);
        return this;
    }

    /** Adds a text. */
    public InputSchema text(String name, String description) {
        return property(name, "string", description);
    }

    /** Adds one text out of some. @param usual what is taken if it is left out */
    public InputSchema choice(String name, String description, List<String> choices, String usual) {
        return property(name, "string", description, "enum", choices, "default", usual);
    }

    /** Adds a whole number from 0 on. */
    public InputSchema count(String name, String description) {
        return property(name, "integer", description, "minimum", 0);
    }

    /** Adds the two properties that choose a page by its number. */
    public InputSchema paging() {
        return property("page", "integer", "Which page, counted from 1", "minimum", 1, "default", 1)
                .property("per_page", "integer", "Records on a full page", "minimum", 1, "maximum", 100, "default", 15);
    }

    /** The whole schema. */
    public Map<String, Object> requiring(String... names) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", List.of(names));
        schema.put("additionalProperties", false);
        return schema;
    }
}

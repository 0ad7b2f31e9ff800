package org.contexttck.harness.spec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * One row of a schema's table.
 *
 * @param name the member, with those that it stands in before it: {@code sections[].facet}
 * @param required whether an object must have it
 * @param schema what its value must be
 */
public record SchemaMember(String name, boolean required, JsonNode schema) {

    private static final int DEEPEST = 4;

    /** The members that a schema names, those of objects in objects and in lists included. */
    public static List<SchemaMember> of(JsonNode schema) {
        List<SchemaMember> rows = new ArrayList<>();
        add(rows, "", schema, 0);
        return rows;
    }

    private static void add(List<SchemaMember> rows, String before, JsonNode schema, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        List<String> required = new ArrayList<>();
        schema.path("required").forEach(it -> required.add(it.asText()));
        Iterator<Map.Entry<String, JsonNode>> members =
                schema.path("properties").fields();
        while (members.hasNext()) {
            Map.Entry<String, JsonNode> member = members.next();
            String name = before + member.getKey();
            rows.add(new SchemaMember(name, required.remove(member.getKey()), member.getValue()));
            add(rows, name + ".", member.getValue(), depth + 1);
        }
        for (String name : required) {
            rows.add(new SchemaMember(before + name, true, schema.path("no such keyword")));
        }
        JsonNode items = schema.path("items");
        if (items.isObject() && (items.has("properties") || items.has("items"))) {
            add(rows, (before.isEmpty() ? "" : before.substring(0, before.length() - 1)) + "[].", items, depth + 1);
        }
    }
}

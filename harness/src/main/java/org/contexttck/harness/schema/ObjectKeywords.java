package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/** The keywords about members of objects. */
final class ObjectKeywords {

    private ObjectKeywords() {}

    static SchemaPredicate properties(Map<String, SchemaPredicate> named) {
        String[] names = named.keySet().toArray(String[]::new);
        SchemaPredicate[] questions = named.values().toArray(SchemaPredicate[]::new);
        return tree -> {
            for (int i = 0; i < names.length; i++) {
                JsonNode member = tree.get(names[i]);
                if (member != null && !questions[i].holds(member)) {
                    return false;
                }
            }
            return true;
        };
    }

    static SchemaPredicate dependent(Map<String, SchemaPredicate> named) {
        return tree -> {
            for (Map.Entry<String, SchemaPredicate> one : named.entrySet()) {
                if (tree.has(one.getKey()) && !one.getValue().holds(tree)) {
                    return false;
                }
            }
            return true;
        };
    }

    /** @param properties what the same schema names */
    static SchemaPredicate additional(JsonNode properties, SchemaPredicate rest) {
        return tree -> {
            for (Map.Entry<String, JsonNode> member : tree.properties()) {
                if (!properties.has(member.getKey()) && !rest.holds(member.getValue())) {
                    return false;
                }
            }
            return true;
        };
    }
}

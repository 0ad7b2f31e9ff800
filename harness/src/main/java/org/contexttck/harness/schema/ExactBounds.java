package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;

/**
 * Writes the bounds of a schema as big integers. With {@code type: integer} and a small bound the validator compares as {@code
 * long}, so that a huge value wraps around and passes; a big bound makes it compare exactly.
 */
final class ExactBounds {

    private static final Set<String> BOUNDS = Set.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum");

    private ExactBounds() {}

    /** The same tree, changed in place. */
    static JsonNode in(JsonNode schema) {
        for (Map.Entry<String, JsonNode> member : schema.properties()) {
            if (BOUNDS.contains(member.getKey()) && member.getValue().isIntegralNumber()) {
                ((ObjectNode) schema)
                        .set(
                                member.getKey(),
                                new BigIntegerNode(member.getValue().bigIntegerValue()));
            } else if (!References.DATA.contains(member.getKey())) {
                in(member.getValue());
            }
        }
        if (schema.isArray()) {
            schema.forEach(ExactBounds::in);
        }
        return schema;
    }
}

package org.contexttck.harness.doctor.bill;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import org.contexttck.json.Json;

/**
 * The list of a result that has most items: the whole, a member of it, or a member of a member.
 *
 * @param tree what holds it
 * @param items the list
 */
record LongestList(JsonNode tree, ArrayNode items) {

    private static final int DEEPEST = 2;

    /** Empty if there is none with an item. */
    static Optional<LongestList> in(JsonNode tree) {
        return longest(tree, 0).map(items -> new LongestList(tree, items));
    }

    int size() {
        return items.size();
    }

    /** All that holds it, as compact JSON. */
    String whole() {
        return Json.write(tree);
    }

    /** The same with its first items only. */
    String first(int count) {
        return Json.write(copy(tree, count, 0));
    }

    private JsonNode copy(JsonNode node, int count, int depth) {
        if (node == items) {
            ArrayNode first = Json.array();
            for (int i = 0; i < Math.min(count, items.size()); i++) {
                first.add(items.get(i));
            }
            return first;
        }
        if (!node.isObject() || depth == DEEPEST) {
            return node;
        }
        ObjectNode copied = Json.object();
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            copied.set(member.getKey(), copy(member.getValue(), count, depth + 1));
        }
        return copied;
    }

    private static Optional<ArrayNode> longest(JsonNode node, int depth) {
        if (node instanceof ArrayNode array) {
            return Optional.of(array).filter(one -> !one.isEmpty());
        }
        Optional<ArrayNode> longest = Optional.empty();
        if (node.isObject() && depth < DEEPEST) {
            for (Map.Entry<String, JsonNode> member : node.properties()) {
                Optional<ArrayNode> inside = longest(member.getValue(), depth + 1);
                if (inside.isPresent()
                        && inside.get().size() > longest.map(ArrayNode::size).orElse(0)) {
                    longest = inside;
                }
            }
        }
        return longest;
    }
}

package org.contexttck.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.function.BiPredicate;

/** Whether two trees are the same JSON value: the order of members is free, numbers count by value. */
public final class JsonEquality {

    private JsonEquality() {}

    /** Numbers by exact value: 1.0 equals 1, but 0.1 differs from 0.10000000000000001. */
    public static boolean equal(JsonNode left, JsonNode right) {
        return equal(left, right, Numbers::equal);
    }

    /** Numbers as IEEE doubles: what a peer that reads every number into a double has to keep. */
    public static boolean equalAsDoubles(JsonNode left, JsonNode right) {
        return equal(left, right, Numbers::equalAsDoubles);
    }

    private static boolean equal(JsonNode left, JsonNode right, BiPredicate<JsonNode, JsonNode> numbers) {
        Deque<JsonNode> pairs = new ArrayDeque<>();
        pairs.push(left);
        pairs.push(right);
        while (!pairs.isEmpty()) {
            JsonNode b = pairs.pop();
            JsonNode a = pairs.pop();
            if (!alike(a, b, numbers)) {
                return false;
            }
            if (a.isContainerNode() && a != b && !pushMembers(a, b, pairs)) {
                return false;
            }
        }
        return true;
    }

    /** Same kind and, for scalars, same value; containers must only be equally large. */
    static boolean alike(JsonNode a, JsonNode b, BiPredicate<JsonNode, JsonNode> numbers) {
        if (a.getNodeType() != b.getNodeType() || a.size() != b.size()) {
            return false;
        }
        if (a.isNumber()) {
            return numbers.test(a, b);
        }
        return a.isContainerNode() || a.equals(b);
    }

    private static boolean pushMembers(JsonNode a, JsonNode b, Deque<JsonNode> pairs) {
        if (a.isArray()) {
            for (int i = 0; i < a.size(); i++) {
                pairs.push(a.get(i));
                pairs.push(b.get(i));
            }
            return true;
        }
        for (Map.Entry<String, JsonNode> field : a.properties()) {
            JsonNode other = b.get(field.getKey());
            if (other == null) {
                return false;
            }
            pairs.push(field.getValue());
            pairs.push(other);
        }
        return true;
    }
}

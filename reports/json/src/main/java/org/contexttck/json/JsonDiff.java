package org.contexttck.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where two trees differ, by the rules of {@link JsonEquality#equal}. Arrays are compared place by place. */
public final class JsonDiff {

    private final List<Difference> found = new ArrayList<>();
    private final List<Pair> waiting = new ArrayList<>();

    private JsonDiff() {}

    /** All differences of the second tree from the first, outer before inner, in the order of the first tree. */
    public static List<Difference> between(JsonNode left, JsonNode right) {
        JsonDiff diff = new JsonDiff();
        diff.waiting.add(new Pair(Optional.empty(), "", Optional.of(left), Optional.of(right)));
        while (!diff.waiting.isEmpty()) {
            diff.compare(diff.waiting.remove(diff.waiting.size() - 1));
        }
        return diff.found;
    }

    private void compare(Pair pair) {
        if (pair.left.isEmpty()) {
            found.add(pair.as(Difference.Kind.ADDED));
        } else if (pair.right.isEmpty()) {
            found.add(pair.as(Difference.Kind.LOST));
        } else {
            compare(pair, pair.left.get(), pair.right.get());
        }
    }

    private void compare(Pair pair, JsonNode left, JsonNode right) {
        List<Pair> members = new ArrayList<>();
        if (left.isObject() && right.isObject()) {
            left.fieldNames().forEachRemaining(name -> members.add(pair.member(name)));
            right.fieldNames().forEachRemaining(name -> {
                if (!left.has(name)) {
                    members.add(pair.member(name));
                }
            });
        } else if (left.isArray() && right.isArray()) {
            for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
                members.add(pair.item(i));
            }
        } else if (!JsonEquality.alike(left, right, Numbers::equal)) {
            found.add(pair.as(Difference.Kind.CHANGED));
        }
        for (int i = members.size() - 1; i >= 0; i--) {
            waiting.add(members.get(i));
        }
    }

    /** The same place in both trees; knows the pair it is a member of instead of its whole pointer, which few will need. */
    private record Pair(Optional<Pair> parent, String step, Optional<JsonNode> left, Optional<JsonNode> right) {

        Pair member(String name) {
            return new Pair(
                    Optional.of(this), name, left.map(node -> node.get(name)), right.map(node -> node.get(name)));
        }

        Pair item(int index) {
            return new Pair(
                    Optional.of(this),
                    Integer.toString(index),
                    left.map(node -> node.get(index)),
                    right.map(node -> node.get(index)));
        }

        Difference as(Difference.Kind kind) {
            return new Difference(pointer(), kind, left, right);
        }

        private String pointer() {
            List<String> steps = new ArrayList<>();
            for (Pair pair = this; pair.parent.isPresent(); pair = pair.parent.get()) {
                steps.add(0, pair.step);
            }
            return new Pointer(steps).toString();
        }
    }
}

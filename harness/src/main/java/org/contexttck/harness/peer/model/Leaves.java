package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/** The texts inside a text: many hosts hand a whole tool result to the model as JSON, in which texts stand escaped. */
final class Leaves {

    private static final int DEEPEST = 5;

    private Leaves() {}

    /** The text itself and, if it is a JSON object or array, every text in it, opened in the same way. */
    static List<String> of(String text) {
        return of(text, true);
    }

    /** The same without those texts that are an object or array themselves. */
    static List<String> innermost(String text) {
        return of(text, false);
    }

    private static List<String> of(String text, boolean outer) {
        List<String> found = new ArrayList<>();
        open(text, 0, outer, found);
        return found;
    }

    private static void open(String text, int depth, boolean outer, List<String> found) {
        Optional<JsonNode> inside = depth < DEEPEST ? inside(text) : Optional.empty();
        if (outer || inside.isEmpty()) {
            found.add(text);
        }
        inside.ifPresent(node -> walk(node, depth + 1, outer, found));
    }

    private static Optional<JsonNode> inside(String text) {
        String start = text.stripLeading();
        if (!start.startsWith("{") && !start.startsWith("[")) {
            return Optional.empty();
        }
        try {
            return Optional.of(Json.read(text).node());
        } catch (JsonProblem noJson) {
            return Optional.empty(); // a text that only begins like JSON is a text
        }
    }

    private static void walk(JsonNode node, int depth, boolean outer, List<String> found) {
        if (node.isTextual()) {
            open(node.textValue(), depth, outer, found);
        }
        node.forEach(child -> walk(child, depth, outer, found));
    }
}

package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/** The texts inside a text: many hosts hand a whole tool result to the model as JSON, in which texts stand escaped. */
final class Leaves {

    private static final int DEEPEST = 5;

    private Leaves() {}

    /** The text itself and, if it is a JSON object or array, every text in it, opened in the same way. */
    static List<String> of(String text) {
        List<String> found = new ArrayList<>();
        open(text, 0, found);
        return found;
    }

    private static void open(String text, int depth, List<String> found) {
        found.add(text);
        String start = text.stripLeading();
        if (depth < DEEPEST && (start.startsWith("{") || start.startsWith("["))) {
            try {
                walk(Json.read(text).node(), depth + 1, found);
            } catch (JsonProblem noJson) {
                // A text that only begins like JSON is a text.
            }
        }
    }

    private static void walk(JsonNode node, int depth, List<String> found) {
        if (node.isTextual()) {
            open(node.textValue(), depth, found);
        }
        node.forEach(child -> walk(child, depth, found));
    }
}

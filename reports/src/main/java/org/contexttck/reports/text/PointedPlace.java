package org.contexttck.reports.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/**
 * Where in a message lies what a finding points to. A finding about a result counts from the result, one about what a tool
 * returns from its structured content, and what is said of that may stand as JSON in the text of the first block.
 */
public final class PointedPlace {

    private static final String STRUCTURED = "/result/structuredContent";
    private static final List<String> ROOTS = List.of("", "/result", STRUCTURED, "/params", "/params/arguments");
    private static final Set<String> OF_A_RESULT = Set.of("_meta", "isError", "content", "structuredContent");

    private PointedPlace() {}

    /** @return the pointer from the root of the message; as it was where the message is no JSON, or has no such place */
    public static String in(String message, String pointer) {
        Optional<JsonNode> json = pointer.isEmpty() ? Optional.empty() : read(message);
        if (json.isEmpty()) {
            return pointer;
        }
        Optional<String> there = ROOTS.stream()
                .map(root -> root + pointer)
                .filter(place -> !json.get().at(place).isMissingNode())
                .findFirst();
        return there.orElseGet(() -> json.get().path("result").isObject() ? lacking(json.get(), pointer) : pointer);
    }

    /** Where in a result something is not. */
    private static String lacking(JsonNode message, String pointer) {
        String first = pointer.split("/")[1];
        boolean structured = message.at(STRUCTURED).isObject();
        if (OF_A_RESULT.contains(first) && (structured || !first.equals("structuredContent"))) {
            return "/result" + pointer;
        }
        return structured ? STRUCTURED + pointer : "/result/content/0/text";
    }

    private static Optional<JsonNode> read(String message) {
        try {
            return Optional.of(Json.read(message).node());
        } catch (JsonProblem none) {
            return Optional.empty();
        }
    }
}

package org.contexttck.reports.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonLimits;
import org.contexttck.json.JsonNote;
import org.contexttck.json.JsonProblem;
import org.contexttck.json.Parsed;

/** JSON as the report files hold it: members in the order given, hidden characters escaped, text exact. */
public final class JsonText {

    /** A line of a transcript holds a whole message as text; whoever wrote it has bounded it. */
    private static final JsonLimits LIMITS = JsonLimits.defaults().withMaxBytes(Integer.MAX_VALUE);

    private JsonText() {}

    /** @return the node on one line, without the line feed */
    public static String compact(JsonNode node) {
        return Json.write(node, Visible::hidden);
    }

    /** @return the node over several lines, indented by two, ending with a line feed */
    public static String indented(JsonNode node) {
        return Json.pretty(node, Visible::hidden) + "\n";
    }

    /**
     * Reads one JSON value.
     *
     * @throws IllegalArgumentException if the text is no JSON, with a key twice or with something behind it; the
     *     message is one line
     */
    public static JsonNode read(String text) {
        try {
            Parsed parsed = Json.read(text, LIMITS);
            Optional<JsonNote> twice = parsed.notes().stream()
                    .filter(note -> note.kind() == JsonNote.Kind.DUPLICATE_KEY)
                    .findFirst();
            if (twice.isPresent()) {
                throw new IllegalArgumentException(
                        "no JSON: key " + Visible.line(twice.get().pointer()) + " occurs more than once");
            }
            return parsed.node();
        } catch (JsonProblem problem) {
            String place = problem.line() == 1 ? "" : "line " + problem.line() + ", ";
            throw new IllegalArgumentException(
                    "no JSON: " + place + "column " + problem.column() + ": " + Visible.line(problem.getMessage()),
                    problem);
        }
    }
}

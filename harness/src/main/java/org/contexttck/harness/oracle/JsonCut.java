package org.contexttck.harness.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;
import org.contexttck.json.JsonProblem;

/** Whether a JSON value that may have been cut is handed out as it has to be (R53). */
public final class JsonCut {

    private JsonCut() {}

    /** Whether a value without limits is the text of a JSON object or array, which should be that value itself. */
    public static boolean spelt(JsonNode whole) {
        if (!whole.isTextual()) {
            return false;
        }
        try {
            return Json.read(whole.textValue()).node().isContainerNode();
        } catch (JsonProblem noJson) {
            return false;
        }
    }

    /**
     * What is wrong, in one line; empty if nothing is.
     *
     * @param whole the value without limits
     * @param seen the value with limits; empty if there is none
     * @param flagged whether {@code truncated: true} stands beside it
     */
    public static Optional<String> fault(JsonNode whole, Optional<JsonNode> seen, boolean flagged) {
        if (seen.isEmpty()) {
            return Optional.of("is absent, must be a text or the whole value");
        }
        if (JsonEquality.equal(whole, seen.get())) {
            return Optional.empty();
        }
        return flagged
                ? Optional.empty()
                : Optional.of("is another value than the whole one, with no truncated: true beside it");
    }
}

package org.contexttck.harness.steps.shared;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.json.Json;

/** Values as failure texts show them: short, on one line. */
public final class Shown {

    private static final int MOST = 120;

    private Shown() {}

    /** The value at a place, or the word {@code absent}. */
    public static String at(Optional<JsonNode> value) {
        return value.map(Json::write).map(Shown::text).orElse("absent");
    }

    /** A text, shortened in the middle of nothing: its beginning and how long it is; one without characters is said to be. */
    public static String text(String text) {
        if (text.isEmpty()) {
            return "(empty)";
        }
        int length = text.codePointCount(0, text.length());
        return length <= MOST
                ? text
                : text.substring(0, text.offsetByCodePoints(0, MOST)) + "… (" + length + " characters)";
    }
}

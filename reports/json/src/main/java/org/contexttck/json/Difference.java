package org.contexttck.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/**
 * One place where two trees differ.
 *
 * @param pointer JSON Pointer to the place, valid in the tree or trees that have it
 * @param kind how they differ
 * @param left the value in the first tree; empty if ADDED
 * @param right the value in the second tree; empty if LOST
 */
public record Difference(String pointer, Kind kind, Optional<JsonNode> left, Optional<JsonNode> right) {

    private static final int SHOWN = 80;

    /** How the second tree differs from the first. */
    public enum Kind {
        /** Only the second has it. */
        ADDED,
        /** Only the first has it. */
        LOST,
        /** Both have it, with other values. */
        CHANGED
    }

    /** One line for a report, long values shortened. */
    public String text() {
        String place = pointer.isEmpty() ? "the whole value" : pointer;
        return switch (kind) {
            case ADDED -> place + " was added: " + shown(right);
            case LOST -> place + " was lost: " + shown(left);
            case CHANGED -> place + " was changed: " + shown(left) + " -> " + shown(right);
        };
    }

    private static String shown(Optional<JsonNode> value) {
        String text = value.map(Json::write).orElse("");
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}

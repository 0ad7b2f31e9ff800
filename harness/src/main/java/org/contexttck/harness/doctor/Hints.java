package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** What a tool says of itself in its annotations; empty where it says nothing. */
public record Hints(
        Optional<Boolean> readOnly,
        Optional<Boolean> destructive,
        Optional<Boolean> idempotent,
        Optional<Boolean> openWorld) {

    static Hints of(JsonNode annotations) {
        return new Hints(
                hint(annotations, "readOnlyHint"),
                hint(annotations, "destructiveHint"),
                hint(annotations, "idempotentHint"),
                hint(annotations, "openWorldHint"));
    }

    /** Whether the tool says that it changes something. */
    public boolean writes() {
        return readOnly.filter(value -> !value).isPresent() || destructive.orElse(false);
    }

    /** In a word or two, for a table. */
    String text() {
        if (readOnly.orElse(false)) {
            return "yes";
        }
        if (destructive.orElse(false)) {
            return "no, may destroy";
        }
        return readOnly.isPresent() ? "no" : "does not say";
    }

    private static Optional<Boolean> hint(JsonNode annotations, String name) {
        return Optional.of(annotations.path(name)).filter(JsonNode::isBoolean).map(JsonNode::booleanValue);
    }
}

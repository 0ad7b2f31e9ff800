package org.contexttck.harness.profile.target;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;
import org.contexttck.json.Pointer;

/**
 * What tells one sort of message from all others, for example {@code /kind} is {@code system/error}.
 *
 * @param at a place in the message
 * @param value what is there; empty if anything may be, as long as the place exists
 */
public record EnvelopeMark(Pointer at, Optional<JsonNode> value) {

    public static EnvelopeMark kind(String kind) {
        return new EnvelopeMark(Pointer.parse("/kind"), Optional.of(Json.text(kind)));
    }

    /** Whether a message is of this sort. */
    public boolean marks(JsonNode message) {
        Optional<JsonNode> there = at.at(message);
        return there.isPresent() && (value.isEmpty() || JsonEquality.equal(value.get(), there.get()));
    }

    /** One line, such as {@code /kind "system/error"}. */
    public String describe() {
        return at + value.map(it -> " " + Json.write(it)).orElse("");
    }
}

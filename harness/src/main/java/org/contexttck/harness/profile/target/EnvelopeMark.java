package org.contexttck.harness.profile.target;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;
import org.contexttck.json.Pointer;

/**
 * What tells one sort of message from all others, for example {@code /kind} is {@code system/error}.
 *
 * @param at a place in the message
 * @param value what is there; empty if anything may be, as long as the place exists
 */
public record EnvelopeMark(
        @Key(required = true, advice = "for example {at: /kind, is: system/error}")
        Pointer at,

        @Key(name = "is") Optional<JsonNode> value) {

    public static EnvelopeMark kind(String kind) {
        return new EnvelopeMark(Pointer.parse("/kind"), Optional.of(Json.text(kind)));
    }

    /** A kind as a text, or a place with or without the value there. */
    static Optional<EnvelopeMark> read(Value value) {
        return value.kind() == NodeKind.TEXT
                ? value.text().map(EnvelopeMark::kind)
                : Optional.of(Binder.read(value, EnvelopeMark.class));
    }

    /** Whether a message is of this sort. */
    public boolean marks(JsonNode message) {
        Optional<JsonNode> there = at.at(message);
        return there.isPresent() && (value.isEmpty() || JsonEquality.equal(value.get(), there.get()));
    }

    /** One line, such as {@code /kind "system/error"}. */
    public String describe() {
        return (at.toString().isEmpty() ? "the whole" : at)
                + value.map(it -> " " + Json.write(it)).orElse("");
    }
}

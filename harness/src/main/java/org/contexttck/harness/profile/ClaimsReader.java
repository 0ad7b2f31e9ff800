package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.json.Json;

/** Reads {@code claims}. */
final class ClaimsReader {

    private ClaimsReader() {}

    static Claims read(Value value) {
        Members members = value.members("transient-context", "context-saving", "context-pack");
        return new Claims(
                true,
                protocol(
                        members.get("transient-context"),
                        TransientContextReader.standard(),
                        TransientContextReader::read),
                protocol(members.get("context-saving"), ContextSavingReader.standard(), ContextSavingReader::read),
                protocol(members.get("context-pack"), Defaults.contextPack(), ClaimsReader::contextPack));
    }

    /** Unlike a part of a protocol, a protocol that is left out is not claimed. */
    private static <T> Optional<T> protocol(Optional<Value> value, T standard, Function<Value, T> reader) {
        return value.isEmpty() ? Optional.empty() : Parts.one(value, standard, reader);
    }

    private static ContextPackTool contextPack(Value value) {
        Members members =
                value.members("tool", "matching-goal", "nothing-goal", "scopes", "diary", "audit", "remember");
        return new ContextPackTool(
                Parts.tool(members, Defaults.CONTEXT),
                Parts.text(members, "matching-goal", Defaults.MATCHING_GOAL),
                Parts.text(members, "nothing-goal", Defaults.NOTHING_GOAL),
                details(members.get("scopes")),
                details(members.get("diary")),
                details(members.get("audit")),
                details(members.get("remember")));
    }

    /** A claim that must be made by name: absent means not claimed. */
    private static Optional<ObjectNode> details(Optional<Value> value) {
        return value.isEmpty()
                ? Optional.empty()
                : Parts.one(value, Json.object(), claim -> claim.arguments().orElseGet(Json::object));
    }
}

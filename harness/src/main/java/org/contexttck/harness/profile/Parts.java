package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.json.Pointer;

/** What the readers of the claims have in common. */
final class Parts {

    private static final String FORMS = "an object, a list of objects, or true or false";

    private Parts() {}

    /** A claim that is one object: absent or true means its default, false means not claimed. */
    static <T> Optional<T> one(Optional<Value> value, T standard, Function<Value, T> reader) {
        if (value.isEmpty() || value.get().isTrue()) {
            return Optional.of(standard);
        }
        return value.filter(claim -> !claim.isFalse()).map(reader);
    }

    /** A claim that is one object or several: absent or true means its default, false means not claimed. */
    static <T> List<T> several(Optional<Value> value, T standard, Function<Value, T> reader) {
        if (value.isEmpty() || value.get().isTrue()) {
            return List.of(standard);
        }
        Value claim = value.get();
        if (claim.isFalse()) {
            return List.of();
        }
        if (claim.kind() != Kind.OBJECT && claim.kind() != Kind.LIST) {
            claim.wrongKind(FORMS, "write {} for the defaults, false if it is not claimed");
            return List.of();
        }
        return claim.oneOrMore().stream().map(reader).toList();
    }

    static String tool(Members members, String standard) {
        return text(members, "tool", standard);
    }

    static String text(Members members, String name, String standard) {
        return members.get(name).flatMap(Value::text).orElse(standard);
    }

    static Pointer pointer(Members members, String name, String standard) {
        return members.get(name).flatMap(Scalars::pointer).orElseGet(() -> Pointer.parse(standard));
    }

    static ObjectNode arguments(Members members, String name, ObjectNode standard) {
        return members.get(name).flatMap(Value::arguments).orElse(standard);
    }

    /** One set of arguments or a list of them. */
    static List<ObjectNode> argumentLists(Value value) {
        return value.oneOrMore().stream()
                .map(Value::arguments)
                .flatMap(Optional::stream)
                .toList();
    }
}

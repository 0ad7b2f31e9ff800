package org.contexttck.harness.profile.yaml;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/**
 * Reads objects of a profile as records: a component is a key, its type and {@link Key} say what may be there. Whatever may
 * not becomes a problem at its place, and reading goes on with what would be there without it. What a record has to say
 * beyond that, it says in methods:
 *
 * <ul>
 *   <li>{@code static Optional<T> read(Value)}: how the type is read, where it is more than its keys,
 *   <li>{@code static Optional<T> name(Value)}, named like a component: how that one is read, instead of by its type,
 *   <li>{@code static String standard(String, Members)}: what is taken where a key is left out and that hangs on what else is
 *       written; in YAML, or with nothing,
 *   <li>{@code void check(Members)}: what of the record, read already, does not go together.
 * </ul>
 */
public final class Binder {

    private static final String FORMS = "an object, a list of objects, or true or false";
    private static final String DEFAULTS = "{}";

    private static final Map<Class<?>, Function<Value, ? extends Optional<?>>> READERS = Map.of(
            String.class, Value::text,
            ObjectNode.class, Value::arguments,
            JsonNode.class, Value::json,
            URI.class, Scalars::url,
            Path.class, Scalars::folder,
            Pointer.class, Scalars::pointer,
            Duration.class, Scalars::duration,
            Pattern.class, Scalars::pattern);

    private static final Map<Class<?>, Object> NOTHING = Map.ofEntries(
            Map.entry(Optional.class, Optional.empty()),
            Map.entry(OptionalInt.class, OptionalInt.empty()),
            Map.entry(List.class, List.of()),
            Map.entry(Set.class, Set.of()),
            Map.entry(Map.class, Map.of()),
            Map.entry(String.class, ""),
            Map.entry(URI.class, URI.create("http://127.0.0.1/")),
            Map.entry(ObjectNode.class, Json.object()),
            Map.entry(JsonNode.class, NullNode.instance),
            Map.entry(Pointer.class, Pointer.root()),
            Map.entry(int.class, 0),
            Map.entry(boolean.class, false));

    private Binder() {}

    /** What is taken where YAML leaves the rest open. */
    public static <T extends Record> T of(String yaml, Class<T> type) {
        return read(Value.of(yaml), type);
    }

    /** The keys that a record has, with those of the records that it takes into itself. */
    public static List<String> keys(Class<?> type) {
        return Member.of(type).stream()
                .flatMap(member -> member.key().inline() ? keys(member.item()).stream() : Stream.of(member.name()))
                .toList();
    }

    public static <T extends Record> T read(Value value, Class<T> type) {
        return bound(value.members(keys(type).toArray(String[]::new)), type);
    }

    private static <T> T bound(Members members, Class<T> type) {
        Object[] arguments = Member.of(type).stream()
                .map(member -> member.key().inline() ? inline(member, members) : component(type, member, members))
                .toArray();
        try {
            var constructor = type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            T bound = constructor.newInstance(arguments);
            if (members.readable()) {
                call(type, bound, "check", members);
            }
            return bound;
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(type + " cannot be made of " + Arrays.toString(arguments), impossible);
        }
    }

    /** One that may be missing is there with the first key that it must have. */
    private static Object inline(Member member, Members members) {
        if (member.type() != Optional.class) {
            return bound(members, member.type());
        }
        boolean there = Member.of(member.item()).stream()
                .filter(it -> it.key().required())
                .anyMatch(it -> members.has(it.name()));
        return there ? Optional.of(bound(members, member.item())) : Optional.empty();
    }

    private static Object component(Class<?> type, Member member, Members members) {
        Optional<Value> standard = call(type, null, "standard", member.name(), members)
                .map(String.class::cast)
                .filter(yaml -> !yaml.isEmpty())
                .or(() -> Optional.of(member.key().standard()).filter(yaml -> !yaml.isEmpty()))
                .map(members.owner()::instead);
        Optional<Value> given = member.key().required() && standard.isEmpty()
                ? members.required(member.name(), member.key().advice())
                : members.get(member.name());
        if (given.isPresent() && member.key().off() && given.get().isFalse()) {
            return member.nothing(members);
        }
        Optional<Value> taken =
                given.isPresent() && member.key().on() && given.get().isTrue()
                        ? standard.or(() -> Optional.of(members.owner().instead(DEFAULTS)))
                        : given.or(() -> standard);
        Optional<?> read = taken.flatMap(member::read);
        given.filter(value -> read.isPresent() && member.key().places().length > 0)
                .ifPresent(value -> Template.check(value, Set.of(member.key().places())));
        return read.map(Object.class::cast)
                .or(() -> standard.flatMap(member::read))
                .orElseGet(() -> member.nothing(members));
    }

    /** What a type's own method makes of this; empty if it has no such method, or one that answers nothing. */
    private static Optional<Object> call(Class<?> type, Object on, String name, Object... arguments) {
        Optional<Method> method = Arrays.stream(type.getDeclaredMethods())
                .filter(it -> it.getName().equals(name)
                        && List.of(it.getParameterTypes())
                                .equals(Arrays.stream(arguments)
                                        .map(Object::getClass)
                                        .toList()))
                .findFirst();
        if (method.isEmpty()) {
            return Optional.empty();
        }
        try {
            method.get().setAccessible(true);
            return Optional.ofNullable(method.get().invoke(on, arguments));
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(name + " of " + type + " failed", impossible);
        }
    }

    /** A key, and how what is there is read. */
    private record Member(RecordComponent component) {

        private record Plain(@Key Object key) {}

        static List<Member> of(Class<?> type) {
            return Arrays.stream(type.getRecordComponents()).map(Member::new).toList();
        }

        Key key() {
            RecordComponent annotated = component.isAnnotationPresent(Key.class)
                    ? component
                    : Plain.class.getRecordComponents()[0];
            return annotated.getAnnotation(Key.class);
        }

        String name() {
            return key().name().isEmpty()
                    ? component.getName().replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT)
                    : key().name();
        }

        Class<?> type() {
            return component.getType();
        }

        Optional<Object> read(Value value) {
            Optional<Object> own = call(component.getDeclaringRecord(), null, component.getName(), value);
            if (own.isPresent()) {
                return type() == Optional.class ? own : ((Optional<?>) own.get()).map(Object.class::cast);
            } else if (type() == Optional.class) {
                return Optional.of(one(item(), value));
            } else if (type() == List.class) {
                return Optional.of(several(item(), value));
            } else if (type() == OptionalInt.class) {
                return Optional.of(Scalars.whole(value, key().least()));
            } else if (type() == int.class) {
                OptionalInt number = Scalars.whole(value, key().least());
                return number.isEmpty() ? Optional.empty() : Optional.of(number.getAsInt());
            } else if (type() == boolean.class) {
                return Optional.of(yes(value));
            }
            return one(type(), value).map(Object.class::cast);
        }

        /** What is there where nothing is. */
        Object nothing(Members members) {
            if (type().isEnum()) {
                return type().getEnumConstants()[0];
            }
            return type().isRecord() ? bound(Members.unreadable(members.owner()), type()) : NOTHING.get(type());
        }

        /** The type, without the Optional or the List around it. */
        Class<?> item() {
            return component.getGenericType() instanceof ParameterizedType wrapped
                    ? (Class<?>) wrapped.getActualTypeArguments()[0]
                    : type();
        }

        private Optional<?> one(Class<?> type, Value value) {
            if (key().secret()) {
                return value.secret();
            } else if (READERS.containsKey(type)) {
                return READERS.get(type).apply(value);
            }
            if (key().on() && !key().off() && value.isFalse()) {
                value.problem("cannot be false", key().advice());
                return Optional.empty();
            }
            Optional<Object> own = call(type, null, "read", value);
            if (own.isPresent()) {
                return (Optional<?>) own.get();
            }
            return type.isEnum()
                    ? Scalars.word(value, type.getEnumConstants())
                    : Optional.of(Binder.read(value, type.asSubclass(Record.class)));
        }

        private List<?> several(Class<?> type, Value value) {
            if (key().on() && type.isRecord() && value.kind() != NodeKind.OBJECT && value.kind() != NodeKind.LIST) {
                value.wrongKind(FORMS, "write {} for the defaults, false if it is not claimed");
                return List.of();
            }
            return value.oneOrMore().stream()
                    .flatMap(item -> one(type, item).stream())
                    .toList();
        }

        private boolean yes(Value value) {
            if (!value.isTrue() && !value.isFalse()) {
                value.wrongKind("true or false", "");
            }
            return value.isTrue();
        }
    }
}

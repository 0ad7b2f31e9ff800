package org.contexttck.harness.profile.yaml;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/**
 * Reads objects of a profile as records: a component is a key, its type and {@link Key} say what may be there. Whatever may
 * not becomes a problem at its place, and reading goes on with what would be there without it. A type that is more than its
 * keys has a static method {@code read(Value)}; a record whose defaults hang on what else is written has
 * {@code standard(String, Members)}, which is given the key and answers in YAML, or with nothing.
 */
public final class Binder {

    private static final String FORMS = "an object, a list of objects, or true or false";
    private static final String DEFAULTS = "{}";

    private static final Map<Class<?>, Function<Value, ? extends Optional<?>>> READERS = Map.of(
            String.class, Value::text,
            ObjectNode.class, Value::arguments,
            JsonNode.class, Value::json,
            Pointer.class, Scalars::pointer,
            Duration.class, Scalars::duration,
            Pattern.class, Scalars::pattern);

    private static final Map<Class<?>, Object> NOTHING = Map.of(
            Optional.class, Optional.empty(),
            OptionalInt.class, OptionalInt.empty(),
            List.class, List.of(),
            String.class, "",
            ObjectNode.class, Json.object(),
            JsonNode.class, NullNode.instance,
            Pointer.class, Pointer.root(),
            int.class, 0,
            boolean.class, false);

    private Binder() {}

    /** What is written about a part; its defaults where that is true, empty where it is false or left out. */
    public static <T extends Record> Optional<T> part(Optional<Value> value, Class<T> type) {
        return value.filter(part -> !part.isFalse())
                .map(part -> read(part.isTrue() ? part.instead(DEFAULTS) : part, type));
    }

    /** What is taken where YAML leaves the rest open. */
    public static <T extends Record> T of(String yaml, Class<T> type) {
        return read(Value.of(yaml), type);
    }

    /** The keys that a record has. */
    public static List<String> keys(Class<? extends Record> type) {
        return Member.of(type).stream().map(Member::name).toList();
    }

    public static <T extends Record> T read(Value value, Class<T> type) {
        List<Member> keys = Member.of(type);
        Members members = value.members(keys(type).toArray(String[]::new));
        Object[] arguments =
                keys.stream().map(key -> component(type, key, members)).toArray();
        try {
            var constructor = type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(type + " cannot be made of " + Arrays.toString(arguments), impossible);
        }
    }

    private static Object component(Class<?> type, Member member, Members members) {
        Optional<Value> standard = call(type, "standard", member.name(), members)
                .map(String.class::cast)
                .filter(yaml -> !yaml.isEmpty())
                .or(() -> Optional.of(member.key().standard()).filter(yaml -> !yaml.isEmpty()))
                .map(members.owner()::instead);
        Optional<Value> given = member.key().required() && standard.isEmpty()
                ? members.required(member.name(), member.key().advice())
                : members.get(member.name());
        if (given.isPresent() && member.key().off() && given.get().isFalse()) {
            return NOTHING.get(member.type());
        }
        Optional<Value> taken =
                given.isPresent() && member.key().on() && given.get().isTrue()
                        ? standard.or(() -> Optional.of(members.owner().instead(DEFAULTS)))
                        : given.or(() -> standard);
        Optional<Object> read = taken.flatMap(member::read);
        return read.or(() -> standard.flatMap(member::read)).orElse(NOTHING.get(member.type()));
    }

    /** What a type's own static method makes of this; empty if it has no such method. */
    private static Optional<Object> call(Class<?> type, String name, Object... arguments) {
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
            return Optional.of(method.get().invoke(null, arguments));
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
            if (type() == Optional.class) {
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

        private Class<?> item() {
            Type item = ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
            return (Class<?>) item;
        }

        private Optional<?> one(Class<?> type, Value value) {
            if (READERS.containsKey(type)) {
                return READERS.get(type).apply(value);
            }
            if (key().on() && !key().off() && value.isFalse()) {
                value.problem("cannot be false", key().advice());
                return Optional.empty();
            }
            Optional<Object> own = call(type, "read", value);
            return own.isPresent()
                    ? (Optional<?>) own.get()
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

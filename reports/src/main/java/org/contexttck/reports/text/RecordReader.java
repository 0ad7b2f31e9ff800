package org.contexttck.reports.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads what {@link RecordJson} wrote. Nothing may be missing but an {@link Addition}, nothing may be there that the record does
 * not know.
 */
public final class RecordReader {

    private RecordReader() {}

    /**
     * @return the record that the object spells out
     * @throws IllegalArgumentException if it does not, naming the member
     */
    public static <R extends Record> R read(Class<R> type, JsonNode node) {
        return type.cast(record(type, node, "the object"));
    }

    private static Object record(Class<?> type, JsonNode node, String where) {
        demand(node.isObject(), where, "must be an object");
        RecordShape shape = RecordShape.of(type);
        Set<String> unknown = new LinkedHashSet<>();
        node.fieldNames().forEachRemaining(unknown::add);
        List<Object> values = new ArrayList<>();
        for (RecordComponent component : shape.components()) {
            String name = component.getName();
            if (!node.has(name) && component.isAnnotationPresent(Addition.class)) {
                values.add(empty(component.getType()));
                continue;
            }
            demand(unknown.remove(name), where, "lacks the member '" + name + "'");
            values.add(value(component.getGenericType(), node.get(name), "'" + name + "'"));
        }
        demand(unknown.isEmpty(), where, "has members nobody knows: " + unknown);
        return create(shape.constructor(), values.toArray());
    }

    private static Object empty(Class<?> type) {
        return type == String.class ? "" : type == List.class ? List.of() : Map.of();
    }

    private static Object value(Type type, JsonNode node, String where) {
        if (type == String.class) {
            demand(node.isTextual(), where, "must be text");
            return node.textValue();
        }
        if (type == int.class || type == Integer.class) {
            demand(node.canConvertToInt() && node.isIntegralNumber(), where, "must be a whole number");
            return node.intValue();
        }
        if (type == long.class || type == Long.class) {
            demand(node.canConvertToLong() && node.isIntegralNumber(), where, "must be a whole number");
            return node.longValue();
        }
        if (type == boolean.class) {
            demand(node.isBoolean(), where, "must be true or false");
            return node.booleanValue();
        }
        if (type == Instant.class) {
            return instant(node, where);
        }
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return generic.getRawType() == List.class ? list(arguments[0], node, where) : map(arguments, node, where);
        }
        Class<?> raw = (Class<?>) type;
        return raw.isEnum() ? constant(raw, node.asText(), where) : record(raw, node, where);
    }

    private static List<Object> list(Type item, JsonNode node, String where) {
        demand(node.isArray(), where, "must be a list");
        List<Object> values = new ArrayList<>(node.size());
        node.forEach(one -> values.add(value(item, one, where)));
        return values;
    }

    private static Map<Object, Object> map(Type[] types, JsonNode node, String where) {
        demand(node.isObject(), where, "must be an object");
        Map<Object, Object> values = new LinkedHashMap<>();
        node.properties().forEach(entry -> {
            Object key =
                    types[0] == String.class ? entry.getKey() : constant((Class<?>) types[0], entry.getKey(), where);
            values.put(key, value(types[1], entry.getValue(), where));
        });
        return values;
    }

    private static Object constant(Class<?> type, String word, String where) {
        List<String> words = new ArrayList<>();
        for (Object constant : type.getEnumConstants()) {
            if (EnumWords.of((Enum<?>) constant).equals(word)) {
                return constant;
            }
            words.add(EnumWords.of((Enum<?>) constant));
        }
        throw new IllegalArgumentException(where + " is '" + word + "', not one of " + String.join(", ", words));
    }

    private static Instant instant(JsonNode node, String where) {
        try {
            return Instant.parse(node.asText());
        } catch (DateTimeException e) {
            throw new IllegalArgumentException(where + " must be an instant such as 2026-11-27T10:00:00Z", e);
        }
    }

    private static void demand(boolean holds, String where, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(where + " " + otherwise);
        }
    }

    private static Object create(Constructor<?> constructor, Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(e.getCause().getMessage(), e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(constructor + " cannot be called", e);
        }
    }
}

package org.contexttck.reports.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;

/**
 * Writes a record as a JSON object: one member for each component, same name, same order, all always there.
 *
 * <p>Components are text, whole numbers, booleans, instants, enumerations (by {@link EnumWords}), lists, maps from text or
 * an enumeration, and records of these. {@link RecordReader} is the way back.
 */
public final class RecordJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private RecordJson() {}

    /**
     * @return the record as a tree
     * @throws IllegalArgumentException if a component is null or of another kind, naming it
     */
    public static ObjectNode write(Record source) {
        ObjectNode object = NODES.objectNode();
        for (RecordComponent component : source.getClass().getRecordComponents()) {
            String where = source.getClass().getSimpleName() + "." + component.getName();
            object.set(component.getName(), value(where, read(component, source)));
        }
        return object;
    }

    private static JsonNode value(String where, Object value) {
        if (value instanceof String text) {
            return NODES.textNode(text);
        }
        if (value instanceof Enum<?> constant) {
            return NODES.textNode(EnumWords.of(constant));
        }
        if (value instanceof Integer || value instanceof Long) {
            return NODES.numberNode(((Number) value).longValue());
        }
        if (value instanceof Boolean flag) {
            return NODES.booleanNode(flag);
        }
        if (value instanceof Instant instant) {
            return NODES.textNode(instant.toString());
        }
        if (value instanceof Record nested) {
            return write(nested);
        }
        if (value instanceof Collection<?> many) {
            ArrayNode array = NODES.arrayNode(many.size());
            many.forEach(one -> array.add(value(where, one)));
            return array;
        }
        if (value instanceof Map<?, ?> map) {
            ObjectNode object = NODES.objectNode();
            map.forEach((key, one) -> object.set(key(key), value(where, one)));
            return object;
        }
        String what = value == null ? "null" : value.getClass().getName();
        throw new IllegalArgumentException(where + " cannot be written: it is " + what);
    }

    private static String key(Object key) {
        return key instanceof Enum<?> constant ? EnumWords.of(constant) : key.toString();
    }

    private static Object read(RecordComponent component, Record source) {
        try {
            return component.getAccessor().invoke(source);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(component + " cannot be read", e);
        }
    }
}

package org.contexttck.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.function.IntPredicate;

/**
 * The kit's way in and out of JSON. Integers become int, long or BigInteger nodes, whichever is the first that fits; all other
 * numbers become BigDecimal nodes that keep every digit ({@code 2.50} stays {@code 2.50}, {@code 1e400} stays {@code 1e400}).
 * Compare trees with {@link JsonEquality}, not with {@code equals}.
 */
public final class Json {

    private Json() {}

    /**
     * Reads one value from UTF-8 bytes, with the default limits.
     *
     * @throws JsonProblem if the bytes are not one JSON value in UTF-8 without byte order mark, or too much of it
     */
    public static Parsed read(byte[] bytes) throws JsonProblem {
        return JsonReader.read(bytes, JsonLimits.defaults());
    }

    /** As {@link #read(byte[])}, with limits. */
    public static Parsed read(byte[] bytes, JsonLimits limits) throws JsonProblem {
        return JsonReader.read(bytes, limits);
    }

    /** As {@link #read(byte[])}, from text. */
    public static Parsed read(String text) throws JsonProblem {
        return JsonReader.read(text, JsonLimits.defaults());
    }

    /** As {@link #read(byte[])}, from text and with limits. */
    public static Parsed read(String text, JsonLimits limits) throws JsonProblem {
        return JsonReader.read(text, limits);
    }

    /** As {@link #read(String, JsonLimits)}, with the spelling of the members of the outermost object. */
    public static ParsedMembers readMembers(String text, JsonLimits limits) throws JsonProblem {
        return JsonReader.readMembers(text, limits);
    }

    /**
     * Reads JSON that the kit itself wrote down, such as a literal in a test or a bundled resource.
     *
     * @throws IllegalArgumentException if it is no JSON, or repeats a key
     */
    public static JsonNode parse(String text) {
        try {
            Parsed parsed = read(text);
            if (!parsed.notes().isEmpty()) {
                throw new IllegalArgumentException(parsed.notes().get(0).text());
            }
            return parsed.node();
        } catch (JsonProblem problem) {
            throw new IllegalArgumentException(problem.describe(), problem);
        }
    }

    /** The tree as compact text on one line, every number as it was given. */
    public static String write(JsonNode node) {
        return node.isInt() ? Integer.toString(node.intValue()) : new JsonWriter(false).write(node);
    }

    /** As {@link #write(JsonNode)}, with each code point beyond ASCII for which this holds escaped. */
    public static String write(JsonNode node, IntPredicate hidden) {
        return new JsonWriter(false, hidden).write(node);
    }

    /** The tree as text for people: two spaces a level, no newline at the end. */
    public static String pretty(JsonNode node) {
        return new JsonWriter(true).write(node);
    }

    /** As {@link #pretty(JsonNode)}, with each code point beyond ASCII for which this holds escaped. */
    public static String pretty(JsonNode node, IntPredicate hidden) {
        return new JsonWriter(true, hidden).write(node);
    }

    /** A new empty object. */
    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** A new empty array. */
    public static ArrayNode array() {
        return JsonNodeFactory.instance.arrayNode();
    }

    /** A string value. */
    public static TextNode text(String text) {
        return TextNode.valueOf(text);
    }
}

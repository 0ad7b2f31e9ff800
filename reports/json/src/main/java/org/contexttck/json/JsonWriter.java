package org.contexttck.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * Writes a tree as text without recursion; half surrogates are escaped, so the text is always fit for UTF-8. What else cannot
 * be seen is escaped on demand.
 */
final class JsonWriter {

    private static final IntPredicate NOTHING = none -> false;
    private static final String SMALL = "0123456789abcdef";
    private static final String CAPITAL = "0123456789ABCDEF";
    private static final char DELETE = 0x7F;

    private final StringBuilder out = new StringBuilder();
    private final Deque<Level> open = new ArrayDeque<>();
    private final boolean indented;
    private final IntPredicate hidden;
    private final String controls;

    JsonWriter(boolean indented) {
        this(indented, NOTHING, SMALL);
    }

    /** As reports are written. Their control characters have capital digits: one written again must be the same as before. */
    JsonWriter(boolean indented, IntPredicate hidden) {
        this(indented, hidden, CAPITAL);
    }

    private JsonWriter(boolean indented, IntPredicate hidden, String controls) {
        this.indented = indented;
        this.hidden = hidden;
        this.controls = controls;
    }

    String write(JsonNode root) {
        value(root);
        while (!open.isEmpty()) {
            Level level = open.element();
            if (!level.hasNext()) {
                open.pop();
                close(level);
            } else {
                member(level);
            }
        }
        return out.toString();
    }

    private void member(Level level) {
        if (level.started) {
            out.append(',');
        }
        level.started = true;
        newLine();
        if (level.fields != null) {
            Map.Entry<String, JsonNode> field = level.fields.next();
            quote(field.getKey());
            out.append(indented ? ": " : ":");
            value(field.getValue());
        } else {
            value(level.items.next());
        }
    }

    private void close(Level level) {
        if (level.started) {
            newLine();
        }
        out.append(level.fields != null ? '}' : ']');
    }

    private void newLine() {
        if (indented) {
            out.append('\n').append("  ".repeat(open.size()));
        }
    }

    private void value(JsonNode node) {
        if (node.isObject()) {
            out.append('{');
            open.push(new Level(node.properties().iterator(), null));
        } else if (node.isArray()) {
            out.append('[');
            open.push(new Level(null, node.elements()));
        } else if (node.isTextual()) {
            quote(node.textValue());
        } else if (node.isNumber() || node.isBoolean() || node.isNull()) {
            out.append(node.asText());
        } else {
            throw new IllegalArgumentException("not a JSON value: " + node.getNodeType());
        }
    }

    private void quote(String text) {
        out.append('"');
        char[] chars = text.toCharArray();
        int from = 0;
        for (int i = 0; i < chars.length; i++) {
            char c = chars[i];
            if (plain(c) && (c < DELETE || !hidden.test(c))) {
                continue;
            }
            out.append(text, from, i);
            i = special(text, i);
            from = i + 1;
        }
        out.append(text, from, chars.length).append('"');
    }

    private static boolean plain(char c) {
        return c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c);
    }

    /** Writes a character that needs care and gives the place of the last one written: a pair counts as one. */
    private int special(String text, int place) {
        char c = text.charAt(place);
        if (c == '"' || c == '\\') {
            out.append('\\').append(c);
        } else if (c < ' ') {
            control(c);
        } else if (!Character.isSurrogate(c) || Surrogates.loneAt(text, place)) {
            escape(c, SMALL);
        } else if (hidden.test(text.codePointAt(place))) {
            escape(c, SMALL);
            escape(text.charAt(place + 1), SMALL);
            return place + 1;
        } else {
            out.append(c).append(text.charAt(place + 1));
            return place + 1;
        }
        return place;
    }

    private void control(char c) {
        switch (c) {
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            case '\b' -> out.append("\\b");
            case '\f' -> out.append("\\f");
            default -> escape(c, controls);
        }
    }

    private void escape(char c, String digits) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.append(digits.charAt(c >> shift & 0xf));
        }
    }

    /** An object or array being written: exactly one of the two iterators is there. */
    private static final class Level {
        private final Iterator<Map.Entry<String, JsonNode>> fields;
        private final Iterator<JsonNode> items;
        private boolean started;

        Level(Iterator<Map.Entry<String, JsonNode>> fields, Iterator<JsonNode> items) {
            this.fields = fields;
            this.items = items;
        }

        boolean hasNext() {
            return fields != null ? fields.hasNext() : items.hasNext();
        }
    }
}

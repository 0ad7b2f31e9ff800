package org.contexttck.harness.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;

/** Writes a tree as text without recursion; half surrogates are escaped, so the text is always fit for UTF-8. */
final class JsonWriter {

    private static final String HEX = "0123456789abcdef";

    private final StringBuilder out = new StringBuilder();
    private final Deque<Level> open = new ArrayDeque<>();
    private final boolean indented;

    JsonWriter(boolean indented) {
        this.indented = indented;
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
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                control(c);
            } else if (!Character.isSurrogate(c)) {
                out.append(c);
            } else if (Surrogates.loneAt(text, i)) {
                escape(c);
            } else {
                out.append(c).append(text.charAt(++i));
            }
        }
        out.append('"');
    }

    private void control(char c) {
        switch (c) {
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            case '\b' -> out.append("\\b");
            case '\f' -> out.append("\\f");
            default -> escape(c);
        }
    }

    private void escape(char c) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.append(HEX.charAt(c >> shift & 0xf));
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

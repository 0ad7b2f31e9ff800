package org.contexttck.harness.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** Builds one tree from one parser, without recursion, so that no depth of input can exhaust the stack. */
final class TreeReader {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final JsonParser parser;
    private final JsonLimits limits;
    private final NoteList notes;
    private final Deque<Container> open = new ArrayDeque<>();
    private int values;

    TreeReader(JsonParser parser, JsonLimits limits, NoteList notes) {
        this.parser = parser;
        this.limits = limits;
        this.notes = notes;
    }

    /** Reads the value that starts at the parser's current token. */
    JsonNode read() throws IOException, JsonProblem {
        JsonNode root = value(parser.currentToken());
        while (!open.isEmpty()) {
            JsonToken token = parser.nextToken();
            if (token == JsonToken.FIELD_NAME) {
                name(parser.currentName());
            } else if (token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY) {
                open.pop();
            } else {
                value(token);
            }
        }
        return root;
    }

    private void name(String name) {
        Container container = open.element();
        container.key = name;
        if (((ObjectNode) container.node).has(name)) {
            notes.add(JsonNote.Kind.DUPLICATE_KEY, this::pointer);
        }
        if (Surrogates.lone(name)) {
            notes.add(JsonNote.Kind.LONE_SURROGATE, this::pointer);
        }
    }

    private JsonNode value(JsonToken token) throws IOException, JsonProblem {
        if (++values > limits.maxValues()) {
            throw problem(JsonProblem.Kind.TOO_LARGE, "more than " + limits.maxValues() + " values");
        }
        JsonNode node = token.isScalarValue() ? scalar(token) : container(token);
        Container parent = open.peek();
        if (parent != null) {
            parent.add(node);
        }
        if (node.isTextual() && Surrogates.lone(node.textValue())) {
            notes.add(JsonNote.Kind.LONE_SURROGATE, this::pointer);
        }
        if (node.isContainerNode()) {
            open.push(new Container(node));
        }
        return node;
    }

    private JsonNode container(JsonToken token) throws JsonProblem {
        if (open.size() == limits.maxDepth()) {
            throw problem(JsonProblem.Kind.TOO_DEEP, "nested deeper than " + limits.maxDepth() + " levels");
        }
        return token == JsonToken.START_OBJECT ? NODES.objectNode() : NODES.arrayNode();
    }

    private JsonNode scalar(JsonToken token) throws IOException, JsonProblem {
        return switch (token) {
            case VALUE_STRING -> TextNode.valueOf(parser.getText());
            case VALUE_NUMBER_INT -> number(true);
            case VALUE_NUMBER_FLOAT -> number(false);
            case VALUE_TRUE -> BooleanNode.TRUE;
            case VALUE_FALSE -> BooleanNode.FALSE;
            default -> NullNode.instance;
        };
    }

    private JsonNode number(boolean integer) throws IOException, JsonProblem {
        if (parser.getTextLength() > Numbers.MOST_DIGITS) {
            throw problem(JsonProblem.Kind.TOO_LARGE, "a number of more than " + Numbers.MOST_DIGITS + " digits");
        }
        try {
            return Numbers.node(parser.getText(), integer);
        } catch (NumberFormatException beyond) {
            throw problem(JsonProblem.Kind.TOO_LARGE, "a number with an exponent beyond 2147483647");
        }
    }

    private JsonProblem problem(JsonProblem.Kind kind, String message) {
        var place = parser.currentTokenLocation();
        return new JsonProblem(kind, message, place.getLineNr(), place.getColumnNr());
    }

    private String pointer() {
        StringBuilder text = new StringBuilder();
        for (Iterator<Container> outermost = open.descendingIterator(); outermost.hasNext(); ) {
            text.append('/').append(Pointer.escape(outermost.next().step()));
        }
        return text.toString();
    }

    /** An object or array that is not closed yet, and where in it the reader stands. */
    private static final class Container {
        private final JsonNode node;
        private String key = "";

        Container(JsonNode node) {
            this.node = node;
        }

        void add(JsonNode child) {
            if (node instanceof ArrayNode array) {
                array.add(child);
            } else {
                ((ObjectNode) node).set(key, child);
            }
        }

        String step() {
            return node.isArray() ? String.valueOf(node.size() - 1) : key;
        }
    }
}

package org.contexttck.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** Builds one tree from one text, without recursion, so that no depth of input can exhaust the stack. */
final class TreeReader {

    private final JsonScanner scanner;
    private final JsonLimits limits;
    private final NoteList notes = new NoteList();
    private final Deque<Container> open = new ArrayDeque<>();
    private int values;

    TreeReader(String text, JsonLimits limits) {
        this.scanner = new JsonScanner(text);
        this.limits = limits;
    }

    Parsed read() throws JsonProblem {
        if (scanner.atEnd()) {
            throw new JsonProblem(JsonProblem.Kind.EMPTY, "nothing there, a JSON value was expected", 1, 1);
        }
        JsonNode root = value();
        while (!open.isEmpty()) {
            member(open.element());
        }
        if (!scanner.atEnd()) {
            throw problem(JsonProblem.Kind.TRAILING, "more text after the value", scanner.position());
        }
        return new Parsed(root, notes.asList());
    }

    private void member(Container container) throws JsonProblem {
        char close = container.node.isArray() ? ']' : '}';
        if (scanner.skip(close)) {
            open.pop();
            return;
        }
        if (container.started && !scanner.skip(',')) {
            throw scanner.expected("\",\" or \"" + close + "\"");
        }
        container.started = true;
        if (container.node.isObject()) {
            name(container);
        }
        value();
    }

    private void name(Container container) throws JsonProblem {
        if (scanner.peek() != '"') {
            throw scanner.expected("a key in double quotes");
        }
        container.key = scanner.string();
        if (container.node.has(container.key)) {
            notes.add(JsonNote.Kind.DUPLICATE_KEY, this::pointer);
        }
        if (lone(container.key)) {
            notes.add(JsonNote.Kind.LONE_SURROGATE, this::pointer);
        }
        if (!scanner.skip(':')) {
            throw scanner.expected("\":\"");
        }
    }

    private JsonNode value() throws JsonProblem {
        char first = scanner.peek();
        int place = scanner.position();
        if (++values > limits.maxValues()) {
            throw problem(JsonProblem.Kind.TOO_LARGE, "more than " + limits.maxValues() + " values", place);
        }
        boolean opens = first == '{' || first == '[';
        if (opens && open.size() == limits.maxDepth()) {
            throw problem(JsonProblem.Kind.TOO_DEEP, "nested deeper than " + limits.maxDepth() + " levels", place);
        }
        JsonNode node = node(first, place);
        if (!open.isEmpty()) {
            open.element().add(node);
        }
        if (node.isTextual() && lone(node.textValue())) {
            notes.add(JsonNote.Kind.LONE_SURROGATE, this::pointer);
        }
        if (opens) {
            open.push(new Container(node));
        }
        return node;
    }

    private boolean lone(String text) {
        return scanner.surrogates() && Surrogates.lone(text);
    }

    private JsonNode node(char first, int place) throws JsonProblem {
        return switch (first) {
            case '{' -> word("{", Json.object());
            case '[' -> word("[", Json.array());
            case '"' -> Json.text(scanner.string());
            case 't' -> word("true", BooleanNode.TRUE);
            case 'f' -> word("false", BooleanNode.FALSE);
            case 'n' -> word("null", NullNode.instance);
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number(scanner.number(), place);
            default -> throw scanner.expected("a value");
        };
    }

    private JsonNode word(String word, JsonNode node) throws JsonProblem {
        scanner.word(word);
        return node;
    }

    private JsonNode number(String text, int place) throws JsonProblem {
        if (text.length() > Numbers.MOST_DIGITS) {
            String message = "a number of more than " + Numbers.MOST_DIGITS + " digits";
            throw problem(JsonProblem.Kind.TOO_LARGE, message, place);
        }
        try {
            return Numbers.node(text);
        } catch (NumberFormatException beyond) {
            String message = "a number with an exponent beyond " + Integer.MAX_VALUE;
            throw problem(JsonProblem.Kind.TOO_LARGE, message, place);
        }
    }

    private JsonProblem problem(JsonProblem.Kind kind, String message, int place) {
        return scanner.problem(kind, message, place);
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
        private boolean started;

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

package org.contexttck.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** Builds one tree from one text, without recursion, so that no depth of input can exhaust the stack. */
final class TreeReader {

    private final JsonScanner scanner;
    private final JsonLimits limits;
    private final NoteList notes = new NoteList();
    private final List<ParsedMembers.Span> spans = new ArrayList<>();
    private final String text;
    private Container open;
    private int depth;
    private int values;
    private int start;
    private boolean spelled;

    TreeReader(String text, JsonLimits limits) {
        this.text = text;
        this.scanner = new JsonScanner(text);
        this.limits = limits;
    }

    /** As {@link #read}, with the spelling of each member if it is an object. */
    ParsedMembers readMembers() throws JsonProblem {
        spelled = true;
        Parsed parsed = read();
        return new ParsedMembers(parsed, text, spans);
    }

    Parsed read() throws JsonProblem {
        if (scanner.atEnd()) {
            throw new JsonProblem(JsonProblem.Kind.EMPTY, "nothing there, a JSON value was expected", 1, 1);
        }
        JsonNode root = value();
        while (open != null) {
            member(open);
        }
        if (!scanner.atEnd()) {
            throw problem(JsonProblem.Kind.TRAILING, "more text after the value", scanner.position());
        }
        return new Parsed(root, notes.asList());
    }

    private void member(Container container) throws JsonProblem {
        char next = scanner.peek();
        if (next == container.close) {
            scanner.skip(next);
            open = container.outer;
            depth--;
            spelled();
            return;
        }
        if (container.started && !scanner.skip(',')) {
            throw scanner.expected("\",\" or \"" + container.close + "\"");
        }
        container.started = true;
        if (container.object != null) {
            name(container);
        }
        value();
    }

    private void name(Container container) throws JsonProblem {
        if (scanner.peek() != '"') {
            throw scanner.expected("a key in double quotes");
        }
        container.key = scanner.name();
        container.oddKey = scanner.mayHoldSurrogates() && Surrogates.lone(container.key);
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
        if (opens && depth == limits.maxDepth()) {
            throw problem(JsonProblem.Kind.TOO_DEEP, "nested deeper than " + limits.maxDepth() + " levels", place);
        }
        JsonNode node = node(first, place);
        if (open != null) {
            add(open, node);
        }
        start = depth == 1 ? place : start;
        if (first == '"' && scanner.mayHoldSurrogates() && Surrogates.lone(node.textValue())) {
            notes.add(JsonNote.Kind.LONE_SURROGATE, this::pointer);
        }
        if (opens) {
            open = new Container(open, node);
            depth++;
        } else {
            spelled();
        }
        return node;
    }

    private void add(Container container, JsonNode child) {
        if (container.object == null) {
            container.array.add(child);
            return;
        }
        if (container.object.replace(container.key, child) != null) {
            notes.add(JsonNote.Kind.DUPLICATE_KEY, this::pointer);
        }
        if (container.oddKey) {
            notes.add(JsonNote.Kind.LONE_SURROGATE, this::pointer);
        }
    }

    /** A value has ended; if it is a member of the outermost object, its text is wanted. */
    private void spelled() {
        if (spelled && depth == 1 && open.object != null) {
            spans.add(new ParsedMembers.Span(open.key, start, scanner.position()));
        }
    }

    private JsonNode node(char first, int place) throws JsonProblem {
        return switch (first) {
            case '{' -> word("{", Json.object());
            case '[' -> word("[", Json.array());
            case '"' -> Json.text(scanner.string());
            case 't' -> word("true", BooleanNode.TRUE);
            case 'f' -> word("false", BooleanNode.FALSE);
            case 'n' -> word("null", NullNode.instance);
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number(place);
            default -> throw scanner.expected("a value");
        };
    }

    private JsonNode word(String word, JsonNode node) throws JsonProblem {
        scanner.word(word);
        return node;
    }

    private JsonNode number(int place) throws JsonProblem {
        int small = scanner.smallNumber();
        return small >= 0 ? IntNode.valueOf(small) : number(scanner.number(), place);
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
        List<String> steps = new ArrayList<>();
        for (Container container = open; container != null; container = container.outer) {
            steps.add(0, container.step());
        }
        return new Pointer(steps).toString();
    }

    /** An object or array that is not closed yet, and where in it the reader stands. */
    private static final class Container {
        private final Container outer;
        private final ObjectNode object;
        private final ArrayNode array;
        private final char close;
        private String key = "";
        private boolean oddKey;
        private boolean started;

        /** @param outer null for the outermost */
        Container(Container outer, JsonNode node) {
            this.outer = outer;
            this.object = node instanceof ObjectNode it ? it : null;
            this.array = node instanceof ArrayNode it ? it : null;
            this.close = array == null ? '}' : ']';
        }

        String step() {
            return array != null ? String.valueOf(array.size() - 1) : key;
        }
    }
}

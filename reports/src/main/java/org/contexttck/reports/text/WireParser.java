package org.contexttck.reports.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.json.JsonProblem;
import org.contexttck.json.JsonScanner;

/** Splits a message into its values without changing their spelling. What is nested too deep is kept as one piece. */
final class WireParser {

    private static final int DEEPEST = 60;
    private static final int LONGEST = 8_000_000;

    private final String text;
    private final JsonScanner scanner;

    private WireParser(String text) {
        this.text = text;
        this.scanner = new JsonScanner(text);
    }

    /** @return the value, or nothing if the text is no JSON, or too long to be laid out */
    static Optional<WireNode> parse(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        WireParser parser = new WireParser(text);
        try {
            WireNode node = parser.value(0);
            return parser.scanner.atEnd() ? Optional.of(node) : Optional.empty();
        } catch (JsonProblem noJson) {
            return Optional.empty();
        }
    }

    private WireNode value(int depth) throws JsonProblem {
        char first = scanner.peek();
        int start = scanner.position();
        if (first != '{' && first != '[') {
            plain(first);
        } else if (depth < DEEPEST) {
            return container(first == '{', depth);
        } else {
            piece();
        }
        return scalar(start);
    }

    private void plain(char first) throws JsonProblem {
        switch (first) {
            case '"' -> scanner.string();
            case 't' -> scanner.word("true");
            case 'f' -> scanner.word("false");
            case 'n' -> scanner.word("null");
            default -> scanner.number();
        }
    }

    /** An object or array however deep it is, which the stack is not: only that what is opened is closed again. */
    private void piece() throws JsonProblem {
        int open = 0;
        do {
            char next = scanner.peek();
            switch (next) {
                case '{', '[' -> open++;
                case '}', ']' -> open--;
                case ',', ':' -> {}
                default -> plain(next);
            }
            if ("{[}],:".indexOf(next) >= 0) {
                scanner.skip(next);
            }
        } while (open > 0);
    }

    private WireNode container(boolean object, int depth) throws JsonProblem {
        char close = object ? '}' : ']';
        scanner.skip(object ? '{' : '[');
        List<WireNode.Member> members = new ArrayList<>();
        while (!scanner.skip(close)) {
            if (!members.isEmpty() && !scanner.skip(',')) {
                throw scanner.expected("a comma");
            }
            members.add(object ? member(depth) : new WireNode.Member("", "" + members.size(), value(depth + 1)));
        }
        return new WireNode(object ? WireNode.Kind.OBJECT : WireNode.Kind.ARRAY, "", List.copyOf(members));
    }

    private WireNode.Member member(int depth) throws JsonProblem {
        if (scanner.peek() != '"') {
            throw scanner.expected("a key");
        }
        int start = scanner.position();
        String key = scanner.string();
        String lexeme = text.substring(start, scanner.position());
        if (!scanner.skip(':')) {
            throw scanner.expected("a colon");
        }
        return new WireNode.Member(lexeme, key, value(depth + 1));
    }

    private WireNode scalar(int start) {
        return WireNode.scalar(text.substring(start, scanner.position()));
    }
}

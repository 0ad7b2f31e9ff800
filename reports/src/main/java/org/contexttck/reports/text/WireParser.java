package org.contexttck.reports.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Splits a message into its values without changing their spelling. What is nested too deep is kept as one piece. */
final class WireParser {

    private static final int DEEPEST = 60;
    private static final Pattern WORD = Pattern.compile("true|false|null|-?[0-9][0-9.eE+-]*");
    private static final int LONGEST = 8_000_000;

    private final String text;
    private int at;

    private WireParser(String text) {
        this.text = text;
    }

    /** @return the value, or nothing if the text is no JSON, or too long to be laid out */
    static Optional<WireNode> parse(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        WireParser parser = new WireParser(text);
        try {
            WireNode node = parser.value(0);
            parser.space();
            return parser.at == text.length() ? Optional.of(node) : Optional.empty();
        } catch (NotJson e) {
            return Optional.empty();
        }
    }

    private WireNode value(int depth) throws NotJson {
        space();
        char c = peek();
        if (c == '{' || c == '[') {
            return depth < DEEPEST ? container(c == '{', depth) : WireNode.scalar(skip());
        }
        return WireNode.scalar(c == '"' ? string() : word());
    }

    private WireNode container(boolean object, int depth) throws NotJson {
        char close = object ? '}' : ']';
        List<WireNode.Member> members = new ArrayList<>();
        at++;
        space();
        while (peek() != close) {
            if (!members.isEmpty()) {
                expect(',');
                space();
            }
            String lexeme = object ? string() : "";
            if (object) {
                space();
                expect(':');
            }
            String key = object ? KeyText.of(lexeme) : Integer.toString(members.size());
            members.add(new WireNode.Member(lexeme, key, value(depth + 1)));
            space();
        }
        at++;
        return new WireNode(object ? WireNode.Kind.OBJECT : WireNode.Kind.ARRAY, "", List.copyOf(members));
    }

    private String skip() throws NotJson {
        int start = at;
        int open = 0;
        do {
            char c = peek();
            if (c == '"') {
                string();
                continue;
            }
            open += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            at++;
        } while (open > 0);
        return text.substring(start, at);
    }

    private String string() throws NotJson {
        int start = at;
        expect('"');
        while (peek() != '"') {
            at += peek() == '\\' ? 2 : 1;
        }
        at++;
        return text.substring(start, at);
    }

    private String word() throws NotJson {
        int start = at;
        while (at < text.length() && " \t\r\n,:]}".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(start, at);
        if (!WORD.matcher(word).matches()) {
            throw new NotJson();
        }
        return word;
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() throws NotJson {
        if (at >= text.length()) {
            throw new NotJson();
        }
        return text.charAt(at);
    }

    private void expect(char c) throws NotJson {
        if (peek() != c) {
            throw new NotJson();
        }
        at++;
    }

    private static final class NotJson extends Exception {
        NotJson() {
            super("not JSON", null, false, false);
        }
    }
}

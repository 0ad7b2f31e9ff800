package org.contexttck.json;

/**
 * Walks over a JSON text, token by token, and knows where it stands: for whoever needs the spelling of what was sent. Others
 * read with {@link Json}. Hand-written so that every fault gets its own words.
 */
public final class JsonScanner {

    private final String text;
    private final char[] chars; // what charAt() gives, without its checks at each character
    private boolean surrogates;
    private int at;

    /** At the beginning of the text. */
    public JsonScanner(String text) {
        this.text = text;
        this.chars = text.toCharArray();
        for (char c : chars) {
            surrogates |= Character.isSurrogate(c);
        }
    }

    /** Whether halves of pairs were met, in any string: as they are, or spelled by an escape that was consumed. */
    boolean surrogates() {
        return surrogates;
    }

    /** Where the next character is, counted from 0. */
    public int position() {
        return at;
    }

    /** Skips white space; true if nothing follows. */
    public boolean atEnd() {
        while (at < chars.length && blank(chars[at])) {
            at++;
        }
        return at == chars.length;
    }

    private static boolean blank(char c) {
        return c <= ' ' && (c == ' ' || c == '\n' || c == '\r' || c == '\t');
    }

    /**
     * The next character that is no white space, not consumed.
     *
     * @throws JsonProblem if there is none
     */
    public char peek() throws JsonProblem {
        if (atEnd()) {
            throw early();
        }
        return chars[at];
    }

    /**
     * Consumes the next character that is no white space if it is this one.
     *
     * @throws JsonProblem if there is none
     */
    public boolean skip(char wanted) throws JsonProblem {
        boolean there = peek() == wanted;
        if (there) {
            at++;
        }
        return there;
    }

    /**
     * Consumes this word.
     *
     * @throws JsonProblem if something else is there
     */
    public void word(String word) throws JsonProblem {
        if (!text.startsWith(word, at)) {
            throw expected("a value");
        }
        at += word.length();
    }

    /**
     * Consumes a string and gives the text that it spells; the scanner stands on its opening quote.
     *
     * @throws JsonProblem if it has no end, a control character or an escape that is none
     */
    public String string() throws JsonProblem {
        int start = ++at;
        skipPlain();
        if (at < chars.length && chars[at] == '"') {
            return text.substring(start, at++);
        }
        return rest(new StringBuilder().append(chars, start, at - start));
    }

    private String rest(StringBuilder value) throws JsonProblem {
        while (at < chars.length) {
            int start = at;
            skipPlain();
            value.append(chars, start, at - start);
            if (at < chars.length) {
                char c = chars[at];
                if (c == '"') {
                    at++;
                    return value.toString();
                }
                if (c != '\\') {
                    throw fault("control character " + shown(c) + " inside a string; it has to be escaped");
                }
                value.append(escape());
            }
        }
        throw early();
    }

    private void skipPlain() {
        int next = at;
        while (next < chars.length && chars[next] >= ' ' && chars[next] != '"' && chars[next] != '\\') {
            next++;
        }
        at = next;
    }

    private char escape() throws JsonProblem {
        if (at + 1 >= chars.length) {
            at = chars.length;
            throw early();
        }
        char c = chars[at + 1];
        if (c == 'u') {
            return unicode();
        }
        int which = "\"\\/bfnrt".indexOf(c);
        if (which < 0) {
            throw fault("unknown escape inside a string: a backslash before " + shown(c));
        }
        at += 2;
        return "\"\\/\b\f\n\r\t".charAt(which);
    }

    private char unicode() throws JsonProblem {
        int value = 0;
        for (int i = at + 2; i < at + 6; i++) {
            int digit = i < chars.length && chars[i] < 128 ? Character.digit(chars[i], 16) : -1;
            if (digit < 0) {
                throw fault("\"\\u\" inside a string takes four hexadecimal digits");
            }
            value = value * 16 + digit;
        }
        at += 6;
        surrogates |= Character.isSurrogate((char) value);
        return (char) value;
    }

    /**
     * Consumes a number and gives its text.
     *
     * @throws JsonProblem if none is there
     */
    public String number() throws JsonProblem {
        int start = at;
        accept("-");
        boolean zero = accept("0");
        if (!zero) {
            digits();
        } else if (digit()) {
            throw fault("a number has no leading zeros");
        }
        if (accept(".")) {
            digits();
        }
        if (accept("eE")) {
            accept("+-");
            digits();
        }
        return text.substring(start, at);
    }

    private boolean accept(String any) {
        boolean there = at < chars.length && any.indexOf(chars[at]) >= 0;
        if (there) {
            at++;
        }
        return there;
    }

    private void digits() throws JsonProblem {
        if (!digit()) {
            throw expected("a digit");
        }
        while (digit()) {
            at++;
        }
    }

    private boolean digit() {
        return at < chars.length && chars[at] >= '0' && chars[at] <= '9';
    }

    /** That something else is where the scanner stands. */
    public JsonProblem expected(String what) {
        return at == chars.length ? early() : fault("expected " + what + ", found " + shown(chars[at]));
    }

    private JsonProblem fault(String message) {
        return problem(JsonProblem.Kind.NOT_JSON, message, at);
    }

    private JsonProblem early() {
        return fault("the text ends before the value does");
    }

    JsonProblem problem(JsonProblem.Kind kind, String message, int place) {
        long line = 1 + text.substring(0, place).chars().filter(c -> c == '\n').count();
        long column = place - text.lastIndexOf('\n', place - 1);
        return new JsonProblem(kind, message, line, column);
    }

    private static String shown(char c) {
        boolean visible = c > ' ' && c != '"' && !Character.isISOControl(c) && !Character.isSurrogate(c);
        return visible ? "\"" + c + "\"" : String.format("U+%04X", (int) c);
    }
}

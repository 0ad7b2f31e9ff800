package org.contexttck.json;

/**
 * Walks over a JSON text, token by token, and knows where it stands: for whoever needs the spelling of what was sent. Others
 * read with {@link Json}. Hand-written so that every fault gets its own words.
 */
public final class JsonScanner {

    private static final int MOST_NAMES = 1 << 10;
    private static final int LONGEST_NAME = 64;
    private static final int LEAST_SURROGATE = Character.MIN_SURROGATE;
    private static final int SMALL = 9;

    /** Names that were met before, by their hash code: most objects have the same few. Texts are immutable, so races are idle. */
    private static final String[] NAMES = new String[MOST_NAMES];

    private final String text;
    private final int length;
    private int at;
    private int highest;

    /** At the beginning of the text. */
    public JsonScanner(String text) {
        this.text = text;
        this.length = text.length();
    }

    /** Where the next character is, counted from 0. */
    public int position() {
        return at;
    }

    /** Skips white space; true if nothing follows. */
    public boolean atEnd() {
        while (at < length && blank(text.charAt(at))) {
            at++;
        }
        return at == length;
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
        return text.charAt(at);
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
        pass();
        if (at < length && text.charAt(at) == '"') {
            return text.substring(start, at++);
        }
        return rest(new StringBuilder(text.substring(start, at)));
    }

    /** As {@link #string()}, for the names of members, of which there are few different ones. */
    String name() throws JsonProblem {
        int start = at + 1;
        int hash = 0;
        int end = start;
        while (end < length && plain(text.charAt(end)) && text.charAt(end) < LEAST_SURROGATE) {
            hash = 31 * hash + text.charAt(end++);
        }
        if (end == length || text.charAt(end) != '"' || end - start > LONGEST_NAME) {
            return string();
        }
        highest = 0;
        at = end + 1;
        String known = NAMES[hash & MOST_NAMES - 1];
        if (known != null && known.length() == end - start && text.startsWith(known, start)) {
            return known;
        }
        String name = text.substring(start, end);
        NAMES[hash & MOST_NAMES - 1] = name;
        return name;
    }

    /** Whether the last string or name may hold half of a surrogate pair. */
    boolean mayHoldSurrogates() {
        return highest >= LEAST_SURROGATE;
    }

    /** Passes what stands for itself in a string. */
    private void pass() {
        int seen = 0;
        int place = at;
        while (place < length) {
            char c = text.charAt(place);
            if (!plain(c)) {
                break;
            }
            seen |= c;
            place++;
        }
        at = place;
        highest = seen;
    }

    private String rest(StringBuilder value) throws JsonProblem {
        int seen = highest;
        while (at < length) {
            int start = at;
            pass();
            seen |= highest;
            value.append(text, start, at);
            if (at < length) {
                char c = text.charAt(at);
                if (c == '"') {
                    at++;
                    highest = seen;
                    return value.toString();
                }
                if (c != '\\') {
                    throw fault("control character " + shown(c) + " inside a string; it has to be escaped");
                }
                char escaped = escape();
                seen |= escaped;
                value.append(escaped);
            }
        }
        throw early();
    }

    private static boolean plain(char c) {
        return c >= ' ' && c != '"' && c != '\\';
    }

    /** Consumes a whole number of few digits; leaves anything else alone. @return -1 if none is there */
    int smallNumber() {
        int place = at;
        int value = 0;
        while (place < length && place - at <= SMALL && digit(text.charAt(place))) {
            value = 10 * value + text.charAt(place++) - '0';
        }
        int digits = place - at;
        boolean more = place < length && ".eE0123456789".indexOf(text.charAt(place)) >= 0;
        if (digits == 0 || digits > SMALL || more || digits > 1 && text.charAt(at) == '0') {
            return -1;
        }
        at = place;
        return value;
    }

    private char escape() throws JsonProblem {
        if (at + 1 >= length) {
            at = length;
            throw early();
        }
        char c = text.charAt(at + 1);
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
            int digit = i < length && text.charAt(i) < 128 ? Character.digit(text.charAt(i), 16) : -1;
            if (digit < 0) {
                throw fault("\"\\u\" inside a string takes four hexadecimal digits");
            }
            value = value * 16 + digit;
        }
        at += 6;
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
        boolean there = at < length && any.indexOf(text.charAt(at)) >= 0;
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
        return at < length && digit(text.charAt(at));
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    /** That something else is where the scanner stands. */
    public JsonProblem expected(String what) {
        return at == length ? early() : fault("expected " + what + ", found " + shown(text.charAt(at)));
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

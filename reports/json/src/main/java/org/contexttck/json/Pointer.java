package org.contexttck.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A JSON Pointer (RFC 6901).
 *
 * @param steps member names and array indexes from the root inwards, not escaped; none for the whole document
 */
public record Pointer(List<String> steps) {

    private static final Pattern INDEX = Pattern.compile("0|[1-9][0-9]{0,8}");

    public Pointer {
        steps = List.copyOf(steps);
    }

    /** The pointer to the whole document. */
    public static Pointer root() {
        return new Pointer(List.of());
    }

    /**
     * Reads a pointer such as {@code /items/0/id}.
     *
     * @throws IllegalArgumentException if it is no JSON Pointer; the message says what is wrong and what may have been meant
     */
    public static Pointer parse(String text) {
        if (text.isEmpty()) {
            return root();
        }
        if (text.charAt(0) != '/') {
            throw new IllegalArgumentException("a JSON Pointer is empty or starts with \"/\"; did you mean \""
                    + guess(text) + "\" instead of \"" + text + "\"?");
        }
        List<String> steps = new ArrayList<>();
        int start = 1;
        for (int slash = text.indexOf('/', start); slash >= 0; slash = text.indexOf('/', start)) {
            steps.add(unescape(text, start, slash));
            start = slash + 1;
        }
        steps.add(unescape(text, start, text.length()));
        return new Pointer(steps);
    }

    /** What is found there, or empty; a JSON null found there is a value. */
    public Optional<JsonNode> at(JsonNode root) {
        JsonNode node = root;
        for (int i = 0; i < steps.size(); i++) { // no iterator: it is done for each message
            String step = steps.get(i);
            if (node.isArray()) {
                node = INDEX.matcher(step).matches() ? node.get(Integer.parseInt(step)) : null;
            } else {
                node = node.get(step);
            }
            if (node == null) {
                return Optional.empty();
            }
        }
        return Optional.of(node);
    }

    /** The pointer to a member of what this one points to. */
    public Pointer child(String name) {
        List<String> longer = new ArrayList<>(steps);
        longer.add(name);
        return new Pointer(longer);
    }

    /** The pointer to an item of the array this one points to. */
    public Pointer child(int index) {
        return child(Integer.toString(index));
    }

    /** The pointer in its escaped text form. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        steps.forEach(step -> text.append('/').append(escape(step)));
        return text.toString();
    }

    static String escape(String step) {
        return step.replace("~", "~0").replace("/", "~1");
    }

    private static String guess(String text) {
        if (text.startsWith("#")) {
            return text.substring(1);
        }
        return text.startsWith("$.") ? text.substring(1).replace('.', '/') : "/" + text;
    }

    private static String unescape(String text, int start, int end) {
        StringBuilder step = new StringBuilder(end - start);
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c != '~') {
                step.append(c);
                continue;
            }
            char next = i + 1 < end ? text.charAt(i + 1) : ' ';
            if (next != '0' && next != '1') {
                throw new IllegalArgumentException(
                        "\"~\" in a JSON Pointer is followed by 0 (for ~) or 1 (for /); see character " + (i + 1)
                                + " of \"" + text + "\"");
            }
            step.append(next == '0' ? '~' : '/');
            i++;
        }
        return step.toString();
    }
}

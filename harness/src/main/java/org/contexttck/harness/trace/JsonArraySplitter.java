package org.contexttck.harness.trace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/**
 * Takes the objects of one list out of a JSON document that need not fit into memory. Looks at quotes and brackets only: what is
 * no JSON in between is found when an object is read.
 */
final class JsonArraySplitter {

    private static final int LONGEST_NAME = 100;

    private final InputStream in;
    private final List<String> path;
    private final int longest;
    private final byte[] buffer = new byte[1 << 16];
    private final ByteArrayOutputStream item = new ByteArrayOutputStream();
    private final StringBuilder text = new StringBuilder();
    private int at;
    private int filled;
    private long line = 1;
    private int depth;
    private int matched;
    private boolean inText;
    private boolean escaped;
    private boolean found;

    /**
     * One object of the list.
     *
     * @param line where it begins, from 1
     * @param whole whether all of it is there: not if the document ends in it, or it is too long
     */
    record Item(long line, byte[] bytes, boolean whole) {}

    /**
     * @param path the names of the members that lead to the list, such as {@code log}, {@code entries}
     * @param longest bytes that are kept of an object
     */
    JsonArraySplitter(InputStream in, List<String> path, int longest) {
        this.in = in;
        this.path = List.copyOf(path);
        this.longest = longest;
    }

    /** The next one; empty behind the last. */
    Optional<Item> next() throws IOException {
        item.reset();
        long begin = 0;
        for (int next = read(); next >= 0; next = read()) {
            line += next == '\n' ? 1 : 0;
            if (begin == 0 && next == '{' && !inText && inList()) {
                begin = line;
            }
            if (begin > 0 && item.size() <= longest) {
                item.write(next);
            }
            step((char) next);
            if (begin > 0 && next == '}' && !inText && inList()) {
                return Optional.of(new Item(begin, item.toByteArray(), item.size() <= longest));
            }
        }
        return begin > 0 ? Optional.of(new Item(begin, item.toByteArray(), false)) : Optional.empty();
    }

    /** Whether the list has been seen. */
    boolean found() {
        return found;
    }

    private boolean inList() {
        return matched == path.size() && depth == path.size() + 1;
    }

    private void step(char c) {
        if (inText) {
            text(c);
        } else if (c == '"') {
            inText = true;
            text.setLength(0);
        } else if (c == '{' || c == '[') {
            if (depth > 0
                    && matched == depth - 1
                    && matched < path.size()
                    && path.get(matched).contentEquals(text)) {
                matched++;
                found |= matched == path.size();
            }
            depth++;
        } else if (c == '}' || c == ']') {
            depth--;
            matched = Math.min(matched, Math.max(0, depth - 1));
        }
    }

    private void text(char c) {
        if (escaped) {
            escaped = false;
        } else if (c == '\\') {
            escaped = true;
        } else if (c == '"') {
            inText = false;
            return;
        }
        if (depth <= path.size() && text.length() < LONGEST_NAME) {
            text.append(c);
        }
    }

    private int read() throws IOException {
        if (at == filled) {
            at = 0;
            filled = Math.max(0, in.read(buffer));
            if (filled == 0) {
                return -1;
            }
        }
        return buffer[at++] & 0xff;
    }
}

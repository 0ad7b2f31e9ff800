package org.contexttck.reports.page;

import java.util.ArrayDeque;
import java.util.Deque;
import org.contexttck.reports.text.Visible;

/**
 * Writes HTML. Text and attribute values are always escaped and shown; tags and attribute names are the kit's own. There
 * is no way to pass markup in.
 */
public final class Html {

    private final StringBuilder out = new StringBuilder("<!doctype html>\n");
    private final Deque<String> open = new ArrayDeque<>();

    /** Opens an element; attributes are names and values in turn. */
    public Html open(String tag, String... attributes) {
        open.push(tag);
        return start(tag, attributes);
    }

    /** Closes the element that was opened last. */
    public Html close() {
        out.append("</").append(open.pop()).append('>');
        return this;
    }

    /** An element that cannot hold anything. */
    public Html empty(String tag, String... attributes) {
        return start(tag, attributes);
    }

    /** A whole element of a drawing, with nothing in it. */
    public Html shape(String tag, String... attributes) {
        return open(tag, attributes).close();
    }

    /** A whole element with one text. */
    public Html leaf(String tag, String text, String... attributes) {
        return open(tag, attributes).text(text).close();
    }

    /** Text on one line, hidden characters being shown and set apart. */
    public Html text(String text) {
        return visible(text, false);
    }

    /** As {@link #text}, what stands between two backticks as code; a backtick without another is itself. */
    public Html prose(String text) {
        int from = 0;
        for (int start = text.indexOf('`'); start >= 0; start = text.indexOf('`', from)) {
            int end = text.indexOf('`', start + 1);
            if (end < 0) {
                break;
            }
            text(text.substring(from, start)).leaf("code", text.substring(start + 1, end));
            from = end + 1;
        }
        return text(text.substring(from));
    }

    /** Text with its line feeds. */
    public Html block(String text) {
        return visible(text, true);
    }

    /** A line feed between elements, for those who read the source. */
    public Html line() {
        out.append('\n');
        return this;
    }

    /** A style sheet or a script of the kit, never of anybody else. */
    public Html own(String tag, String source) {
        out.append('<')
                .append(tag)
                .append('>')
                .append(source)
                .append("</")
                .append(tag)
                .append(">");
        return this;
    }

    /** @return how many characters there are by now */
    public int length() {
        return out.length();
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private Html start(String tag, String... attributes) {
        out.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            if (attributes[i].equals("class") && attributes[i + 1].isEmpty()) {
                continue;
            }
            out.append(' ').append(attributes[i]).append("=\"");
            Visible.line(attributes[i + 1]).codePoints().forEach(this::escape);
            out.append('"');
        }
        out.append('>');
        return this;
    }

    private Html visible(String text, boolean lines) {
        StringBuilder unseen = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (lines && (c == '\n' || c == '\t') || !Visible.hidden(c)) {
                show(unseen);
                escape(c);
            } else {
                unseen.appendCodePoint(c);
            }
        });
        show(unseen);
        return this;
    }

    private void show(StringBuilder unseen) {
        if (!unseen.isEmpty()) {
            out.append("<i class=\"hidden\">")
                    .append(Visible.line(unseen.toString()))
                    .append("</i>");
            unseen.setLength(0);
        }
    }

    private void escape(int c) {
        switch (c) {
            case '<' -> out.append("&lt;");
            case '>' -> out.append("&gt;");
            case '&' -> out.append("&amp;");
            case '"' -> out.append("&quot;");
            case '\'' -> out.append("&#39;");
            default -> out.appendCodePoint(c);
        }
    }
}

package org.contexttck.reports.write;

import org.contexttck.reports.text.Visible;

/** Writes XML. Whatever the text holds, the document stays well-formed; characters that XML forbids are shown. */
final class Xml {

    private final StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    private int depth;

    void open(String tag, String... attributes) {
        start(tag, attributes);
        out.append(">\n");
        depth++;
    }

    void close(String tag) {
        depth--;
        out.append("  ".repeat(depth)).append("</").append(tag).append(">\n");
    }

    void empty(String tag, String... attributes) {
        start(tag, attributes);
        out.append("/>\n");
    }

    void text(String tag, String text, String... attributes) {
        start(tag, attributes);
        out.append('>');
        escape(Visible.block(text));
        out.append("</").append(tag).append(">\n");
    }

    String text() {
        return out.toString();
    }

    private void start(String tag, String... attributes) {
        out.append("  ".repeat(depth)).append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            escape(Visible.line(attributes[i + 1]));
            out.append('"');
        }
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                default -> out.append(c);
            }
        }
    }
}

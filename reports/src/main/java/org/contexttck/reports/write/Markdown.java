package org.contexttck.reports.write;

import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.text.Visible;

/**
 * Writes Markdown as GitHub and GitLab show it. Text stays text: what would be markup, a link, a mention or an image is
 * escaped, hidden characters are shown, and every text is on one line and within bounds.
 */
public final class Markdown {

    private static final int MOST = 400;
    private static final String MARKUP = "\\`*_{}[]()#!|<>&~@$^";
    private static final String LINKS = "(?i)(:(?=//)|(?<=www)\\.)";

    private final StringBuilder out = new StringBuilder();

    /** The kit's own markup, as it is. */
    public Markdown own(String markup) {
        out.append(markup);
        return this;
    }

    /** Text; it never comes first on a line, where a dash or a number would begin a list. */
    public Markdown text(String text) {
        StringBuilder escaped = new StringBuilder();
        Visible.line(Bounds.cut(text.strip(), MOST)).codePoints().forEach(c -> {
            if (c < 0x80 && MARKUP.indexOf(c) >= 0) {
                escaped.append('\\');
            }
            escaped.appendCodePoint(c);
        });
        out.append(escaped.toString().replaceAll(LINKS, "\\\\$1"));
        return this;
    }

    /** Text in the typeface of code, within a fence that is longer than any run of backticks in it. */
    public Markdown code(String text) {
        String shown = Visible.line(Bounds.cut(text.strip(), MOST));
        if (shown.isEmpty()) {
            return this;
        }
        String fence = "`".repeat(1 + longest(shown));
        String pad = shown.startsWith("`") || shown.endsWith("`") ? " " : "";
        out.append(fence).append(pad).append(shown).append(pad).append(fence);
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private static int longest(String text) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            run = text.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }
}

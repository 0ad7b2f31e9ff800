package org.contexttck.reports.write;

import org.contexttck.reports.page.Html;
import org.contexttck.reports.text.TextDifference;

/** What was expected and what was seen, side by side, with what is different marked. */
final class HtmlSides {

    private final Html html;

    HtmlSides(Html html) {
        this.html = html;
    }

    void write(String expected, String seen) {
        if (expected.isEmpty() && seen.isEmpty()) {
            return;
        }
        TextDifference difference = TextDifference.of(expected, seen);
        boolean marked = difference.helps(expected, seen);
        html.open("dl", "class", "sides").line();
        side("Expected", expected, "", difference, marked);
        side("Seen", seen, "seen", difference, marked);
        html.close().line();
    }

    private void side(String label, String text, String style, TextDifference difference, boolean marked) {
        if (text.isEmpty()) {
            return;
        }
        html.open("div").leaf("dt", label).open("dd", "class", style);
        if (marked && !difference.of(text).isEmpty()) {
            html.text(text.substring(0, difference.start())).leaf("em", difference.of(text));
            html.text(text.substring(text.length() - difference.end()));
        } else {
            html.text(text);
        }
        html.close().close().line();
    }
}

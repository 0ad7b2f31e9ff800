package org.contexttck.harness.spec;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.reports.page.Html;

/** Writes sentences: what stands between backticks as code, ids as links to where they stand. */
final class Prose {

    private static final Pattern PARTS = Pattern.compile("`([^`]+)`|(" + IdPatterns.ANY + ")");

    private final Anchors anchors;

    Prose(Anchors anchors) {
        this.anchors = anchors;
    }

    void write(Html html, String text) {
        Matcher part = PARTS.matcher(text);
        int from = 0;
        while (part.find()) {
            html.text(text.substring(from, part.start()));
            if (part.group(1) != null) {
                html.leaf("code", part.group(1));
            } else {
                id(html, part.group(2));
            }
            from = part.end();
        }
        html.text(text.substring(from));
    }

    /** As {@link #write}, without looking for code. */
    void ids(Html html, String text) {
        Matcher part = Pattern.compile(IdPatterns.ANY).matcher(text);
        int from = 0;
        while (part.find()) {
            html.text(text.substring(from, part.start()));
            id(html, part.group());
            from = part.end();
        }
        html.text(text.substring(from));
    }

    void id(Html html, String id) {
        anchors.href(id).ifPresentOrElse(href -> html.leaf("a", id, "href", href), () -> html.text(id));
    }
}

package org.contexttck.reports.page;

import java.util.List;
import org.contexttck.reports.text.Layout;

/** Writes a message that is laid out over lines, with the places pointed at marked. */
public final class LayoutHtml {

    private LayoutHtml() {}

    /** Writes the lines into an element that keeps line feeds. */
    public static void write(Html html, List<Layout.Line> lines) {
        for (Layout.Line line : lines) {
            html.text("  ".repeat(line.indent()));
            if (!line.lead().isEmpty()) {
                html.leaf("span", line.lead(), "class", "key");
            }
            if (line.marked()) {
                html.leaf("mark", line.text());
            } else {
                html.text(line.text());
            }
            html.text(line.trail()).line();
        }
    }
}

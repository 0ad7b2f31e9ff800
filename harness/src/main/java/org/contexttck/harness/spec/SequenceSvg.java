package org.contexttck.harness.spec;

import java.util.List;
import org.contexttck.reports.page.Html;

/** Draws a sequence diagram, and says the same in a list for those who do not see it. */
final class SequenceSvg {

    private static final int COLUMN = 290;
    private static final int ROW = 46;
    private static final int TOP = 44;
    private static final int LETTER = 7;
    private static final int BOX = 128;

    private final Sequence sequence;
    private final Html html;
    private final Prose prose;

    SequenceSvg(Sequence sequence, Html html, Prose prose) {
        this.sequence = sequence;
        this.html = html;
        this.prose = prose;
    }

    void write() {
        html.open("figure", "class", "sequence").line();
        html.leaf("figcaption", sequence.title()).line();
        html.open("div", "class", "wide", "tabindex", "0", "role", "group", "aria-label", sequence.title());
        int width = sequence.actors().size() * COLUMN;
        int height = TOP + (sequence.events().size() + 1) * ROW;
        html.open(
                        "svg",
                        "viewBox",
                        "0 0 " + width + " " + height,
                        "width",
                        Integer.toString(width),
                        "height",
                        Integer.toString(height),
                        "aria-hidden",
                        "true")
                .line();
        sequence.actors().forEach(actor -> lifeline(actor, height));
        for (int i = 0; i < sequence.events().size(); i++) {
            event(sequence.events().get(i), TOP + (i + 1) * ROW);
        }
        html.close().close().line();
        asText();
        html.close().line();
    }

    private void lifeline(String actor, int height) {
        int x = x(actor);
        line("life", x, TOP - 6, x, height - 10);
        html.shape(
                "rect",
                "class",
                "actor",
                "x",
                text(x - BOX / 2),
                "y",
                "6",
                "width",
                text(BOX),
                "height",
                "32",
                "rx",
                "4");
        label(actor, "name", x, 27, "middle");
        html.line();
    }

    private void event(Sequence.Event event, int y) {
        if (event.note()) {
            note(event, y);
            return;
        }
        int from = x(event.from());
        int to = x(event.to());
        int way = to > from ? 1 : -1;
        line(event.answer() ? "arrow answer" : "arrow", from, y, to - way * 7, y);
        html.shape("path", "class", "head", "d", "M" + to + " " + y + " l" + (-way * 9) + " -4.5 v9 z");
        int middle = (from + to) / 2;
        label(event.text(), "", middle, y - 8, "middle");
        links(event.ids(), middle, y + 15);
        html.line();
    }

    private void note(Sequence.Event event, int y) {
        int x = x(event.from());
        int width = Math.min(COLUMN - 8, event.text().length() * LETTER + 16);
        html.shape(
                "rect",
                "class",
                "note",
                "x",
                text(x - width / 2),
                "y",
                text(y - 22),
                "width",
                text(width),
                "height",
                "24",
                "rx",
                "3");
        label(event.text(), "", x, y - 6, "middle");
        links(event.ids(), x, y + 15);
        html.line();
    }

    private void links(List<String> ids, int x, int y) {
        if (!ids.isEmpty()) {
            label(String.join("  ", ids), "ids", x, y, "middle");
        }
    }

    private void asText() {
        html.open("details").leaf("summary", "The same in words").open("ol").line();
        for (Sequence.Event event : sequence.events()) {
            html.open("li").text(event.note() ? event.from() + ": " : event.from() + " → " + event.to() + ": ");
            html.text(event.text() + " ");
            for (String id : event.ids()) {
                prose.id(html, id);
                html.text(" ");
            }
            html.close().line();
        }
        html.close().close().line();
    }

    private void label(String text, String style, int x, int y, String anchor) {
        html.open("text", "class", style, "x", text(x), "y", text(y), "text-anchor", anchor)
                .text(text)
                .close();
    }

    private void line(String style, int x1, int y1, int x2, int y2) {
        html.shape("line", "class", style, "x1", text(x1), "y1", text(y1), "x2", text(x2), "y2", text(y2));
    }

    private int x(String actor) {
        return COLUMN / 2 + sequence.actors().indexOf(actor) * COLUMN;
    }

    private static String text(int number) {
        return Integer.toString(number);
    }
}

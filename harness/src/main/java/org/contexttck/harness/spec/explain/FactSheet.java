package org.contexttck.harness.spec.explain;

import java.util.List;
import org.contexttck.reports.text.Visible;
import org.contexttck.reports.write.TextWidth;

/** What is known of one thing, for a terminal: labels on the left, texts broken beside them. */
final class FactSheet {

    private static final int LABEL = 14;
    private static final int HANGING = 2;
    private static final int NARROWEST = 30;
    private static final int MOST_LINES = 200;

    private final StringBuilder text = new StringBuilder();
    private final int width;
    private String label = "";

    /** @param width characters in a line */
    FactSheet(int width) {
        this.width = Math.max(NARROWEST, width - LABEL);
    }

    /** How many characters are beside the labels. */
    int room() {
        return width;
    }

    void title(String line) {
        TextWidth.wrap(line, width + LABEL, MOST_LINES)
                .forEach(it -> text.append(it).append('\n'));
    }

    /** What follows stands beside this label. */
    FactSheet label(String words) {
        label = words;
        return this;
    }

    /** A paragraph. */
    FactSheet says(String paragraph) {
        TextWidth.wrap(oneLine(paragraph), width, MOST_LINES).forEach(this::line);
        return this;
    }

    /** One of several: its further lines are indented. */
    FactSheet item(String item) {
        List<String> lines = TextWidth.wrap(oneLine(item), width - HANGING, MOST_LINES);
        for (int i = 0; i < lines.size(); i++) {
            line((i == 0 ? "" : " ".repeat(HANGING)) + lines.get(i));
        }
        return this;
    }

    /** A line that stays as it is, unless it is far too long. */
    FactSheet asIs(String line) {
        line(TextWidth.fit(Visible.line(line), width));
        return this;
    }

    /** A text behind a mark, over so many lines at most, each behind room for the mark. */
    void asIs(String mark, String line, int most) {
        String before = mark;
        for (String piece : TextWidth.wrap(Visible.line(line), Math.max(1, width - mark.length()), most)) {
            line(before + piece);
            before = " ".repeat(mark.length());
        }
    }

    private void line(String line) {
        String before = label.isEmpty() ? " ".repeat(LABEL) : "  " + TextWidth.pad(label, LABEL - 2);
        text.append((before + line).stripTrailing()).append('\n');
        label = "";
    }

    private static String oneLine(String paragraph) {
        return Visible.line(paragraph.strip().replaceAll("\\s+", " "));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}

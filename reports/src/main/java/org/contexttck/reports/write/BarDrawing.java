package org.contexttck.reports.write;

import java.util.Locale;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.page.Html;

/** Draws bars side by side, longest labels and all, in one of two sizes of which the page shows the one that fits. */
final class BarDrawing {

    /** So many labels are drawn; the table beside the drawing has all. */
    static final int MOST = 24;

    private static final int LINE = 16;
    private static final int BAR = 9;
    private static final int GAP = 8;
    private static final int NUMBER = 84;
    private static final int CHARACTER = 7;

    private final Html html;
    private final PlotDrawing.Size size;

    BarDrawing(Html html, PlotDrawing.Size size) {
        this.html = html;
        this.size = size;
    }

    /** @param sentence what it shows, in words */
    void write(Measured m, String sentence) {
        int labels = Math.min(MOST, m.labels().size());
        int group = LINE + m.series().size() * (BAR + 2) + GAP;
        int legend = m.series().size() > 1 ? m.series().size() * LINE + GAP : 0;
        long most = m.series().stream()
                .flatMap(s -> s.values().stream().limit(labels))
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
        size.open(html, legend + labels * group, sentence);
        legend(m);
        for (int i = 0; i < labels; i++) {
            group(m, i, legend + i * group, Math.max(1, most));
        }
        html.close();
    }

    private void legend(Measured m) {
        for (int i = 0; m.series().size() > 1 && i < m.series().size(); i++) {
            double at = (i + 0.5) * LINE;
            html.shape("circle", "class", "dot s" + i, "cx", "5", "cy", number(at), "r", "4");
            text(TextWidth.fit(m.series().get(i).name(), (size.width() - 16) / CHARACTER), 16, at + 4);
        }
    }

    private void group(Measured m, int index, double top, long most) {
        text(TextWidth.fit(m.labels().get(index), size.width() / CHARACTER), 0, top + LINE - 6);
        for (int i = 0; i < m.series().size(); i++) {
            long value = m.series().get(i).values().get(index);
            double width = (double) (size.width() - NUMBER) * value / most;
            double y = top + LINE + i * (BAR + 2.0);
            html.shape(
                    "rect",
                    "class",
                    "tally s" + i,
                    "x",
                    "0",
                    "y",
                    number(y),
                    "width",
                    number(width),
                    "height",
                    "" + BAR);
            text(PlotScale.text(value), width + 6, y + BAR);
        }
    }

    private void text(String text, double x, double y) {
        html.leaf("text", text, "x", number(x), "y", number(y));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}

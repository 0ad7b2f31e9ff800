package org.contexttck.reports.write;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.contexttck.reports.event.Series;
import org.contexttck.reports.model.Measurement;
import org.contexttck.reports.model.Report;

/** What was measured: each measurement as a drawing, a sentence and a table. */
final class HtmlPlots {

    private static final int WIDTH = 720;
    private static final int HEIGHT = 250;
    private static final int LEFT = 72;
    private static final int RIGHT = 168;
    private static final int TOP = 14;
    private static final int BOTTOM = 30;
    private static final int BETWEEN_NAMES = 16;
    private static final int LABELS = 10;
    private static final int NAME = 24;

    private final Report report;
    private final Html html;

    HtmlPlots(Report report, Html html) {
        this.report = report;
        this.html = html;
    }

    void write() {
        List<Measurement> all = report.measurements();
        if (all.isEmpty()) {
            return;
        }
        html.open("section", "id", "measured")
                .line()
                .leaf("h2", "What was measured")
                .line();
        all.forEach(this::figure);
        html.close().line();
    }

    private void figure(Measurement m) {
        html.open("figure", "class", "plot").line();
        html.open("figcaption").leaf("b", m.title()).text(" (" + m.unit() + ")");
        html.leaf("span", sentence(m), "class", "label").close().line();
        if (m.labels().size() > 1 && !m.series().isEmpty()) {
            html.open("div", "class", "drawing", "tabindex", "0", "role", "group", "aria-label", m.title());
            drawing(m);
            html.close().line();
        }
        html.open("details").open("summary").text("The numbers").close().line();
        table(m);
        html.close().line().close().line();
    }

    /** How it ends, in words: what the drawing is there to show. */
    private static String sentence(Measurement m) {
        if (m.labels().isEmpty() || m.series().isEmpty()) {
            return "Nothing was taken down.";
        }
        int last = m.labels().size() - 1;
        return "At " + m.labels().get(last) + ": "
                + m.series().stream()
                        .map(s -> PlotScale.text(s.values().get(last)) + " " + s.name())
                        .collect(Collectors.joining(", "))
                + ".";
    }

    private void drawing(Measurement m) {
        long most = m.series().stream()
                .flatMap(s -> s.values().stream())
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
        PlotScale scale = PlotScale.upTo(Math.max(1, most));
        html.open("svg", "viewBox", "0 0 " + WIDTH + " " + HEIGHT, "role", "img", "aria-label", sentence(m))
                .line();
        for (long value = 0; value <= scale.top(); value += scale.step()) {
            String y = number(y(scale, value));
            html.shape("line", "class", "grid", "x1", "" + LEFT, "x2", "" + (WIDTH - RIGHT), "y1", y, "y2", y);
            text(PlotScale.text(value), LEFT - 8, y(scale, value) + 4, "end");
        }
        labels(m.labels());
        for (int i = 0; i < m.series().size(); i++) {
            line(m.series().get(i), i, scale);
        }
        names(m, scale);
        html.close();
    }

    private void labels(List<String> labels) {
        int every = (labels.size() - 1) / LABELS + 1;
        int shown = labels.size() / every + 1;
        int room = Math.max(4, (WIDTH - LEFT - RIGHT) / shown / 7);
        for (int i = 0; i < labels.size(); i += every) {
            String label = labels.get(i);
            boolean wide = label.length() > room;
            String shorter = wide && label.indexOf(' ') > 0 ? label.substring(label.lastIndexOf(' ') + 1) : label;
            text(TextWidth.fit(shorter, room), x(i, labels.size()), HEIGHT - 10, "middle");
        }
    }

    private void line(Series series, int index, PlotScale scale) {
        List<Long> values = series.values();
        String points = IntStream.range(0, values.size())
                .mapToObj(i -> number(x(i, values.size())) + "," + number(y(scale, values.get(i))))
                .collect(Collectors.joining(" "));
        html.shape("polyline", "class", "series s" + index, "points", points);
        for (int i = 0; values.size() <= 60 && i < values.size(); i++) {
            String x = number(x(i, values.size()));
            html.shape("circle", "class", "dot s" + index, "cx", x, "cy", number(y(scale, values.get(i))), "r", "3");
        }
    }

    /** Each line has its name at its end; names that would lie on each other move apart. */
    private void names(Measurement m, PlotScale scale) {
        int last = m.labels().size() - 1;
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, m.series().size()).boxed().toList());
        order.sort(Comparator.comparingDouble(
                i -> y(scale, m.series().get(i).values().get(last))));
        double least = TOP;
        for (int i : order) {
            double y = Math.max(least, y(scale, m.series().get(i).values().get(last)));
            double at = Math.min(y, HEIGHT - BOTTOM - (order.size() - 1 - order.indexOf(i)) * (double) BETWEEN_NAMES);
            html.shape("circle", "class", "dot s" + i, "cx", "" + (WIDTH - RIGHT + 16), "cy", number(at), "r", "4");
            text(TextWidth.fit(m.series().get(i).name(), NAME), WIDTH - RIGHT + 26, at + 4, "start");
            least = at + BETWEEN_NAMES;
        }
    }

    private void text(String text, double x, double y, String anchor) {
        html.leaf("text", text, "x", number(x), "y", number(y), "text-anchor", anchor);
    }

    private void table(Measurement m) {
        html.open("table", "class", "numbers").line();
        html.leaf("caption", m.title() + ", in " + m.unit(), "class", "unseen");
        html.open("thead").open("tr").leaf("th", "", "scope", "col");
        m.series().forEach(s -> html.leaf("th", s.name(), "scope", "col", "class", "number"));
        html.close().close().line().open("tbody").line();
        for (int i = 0; i < m.labels().size(); i++) {
            html.open("tr").leaf("th", m.labels().get(i), "scope", "row");
            for (Series series : m.series()) {
                html.leaf("td", PlotScale.text(series.values().get(i)), "class", "number");
            }
            html.close().line();
        }
        html.close().close().line();
    }

    private static double x(int index, int count) {
        return LEFT + (double) (WIDTH - LEFT - RIGHT) * index / Math.max(1, count - 1);
    }

    private static double y(PlotScale scale, long value) {
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * scale.share(value);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}

package org.contexttck.reports.write;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Series;
import org.contexttck.reports.page.Html;

/** Draws lines over labels, in one of two sizes of which the page shows the one that fits. */
final class PlotDrawing {

    private static final int HEIGHT = 250;
    private static final int TOP = 14;
    private static final int BOTTOM = 30;
    private static final int BETWEEN_NAMES = 16;
    private static final int NAME = 24;
    private static final int NAME_BELOW = 40;

    /** How much room there is; on a phone the names of the lines stand below. */
    enum Size {
        WIDE(720, 72, 168, 10, false),
        NARROW(340, 56, 14, 4, true);

        private final int width;
        private final int left;
        private final int right;
        private final int labels;
        private final boolean below;

        Size(int width, int left, int right, int labels, boolean below) {
            this.width = width;
            this.left = left;
            this.right = right;
            this.labels = labels;
            this.below = below;
        }

        int width() {
            return width;
        }

        int left() {
            return left;
        }

        int right() {
            return right;
        }

        int labels() {
            return labels;
        }

        boolean below() {
            return below;
        }

        /** Begins a drawing of this width. @param sentence what it shows, in words */
        void open(Html html, int height, String sentence) {
            String box = "0 0 " + width + " " + height;
            String look = name().toLowerCase(Locale.ROOT);
            html.open("svg", "class", look, "viewBox", box, "role", "img", "aria-label", sentence)
                    .line();
        }
    }

    private final Html html;
    private final Size size;

    PlotDrawing(Html html, Size size) {
        this.html = html;
        this.size = size;
    }

    /** @param sentence what it shows, in words */
    void write(Measured m, String sentence) {
        long most = m.series().stream()
                .flatMap(s -> s.values().stream())
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
        PlotScale scale = PlotScale.upTo(Math.max(1, most));
        int height = HEIGHT + (size.below() ? m.series().size() * BETWEEN_NAMES + 8 : 0);
        size.open(html, height, sentence);
        for (long value = 0; value <= scale.top(); value += scale.step()) {
            String y = number(y(scale, value));
            html.shape(
                    "line",
                    "class",
                    "grid",
                    "x1",
                    "" + size.left(),
                    "x2",
                    "" + (size.width() - size.right()),
                    "y1",
                    y,
                    "y2",
                    y);
            text(PlotScale.text(value), size.left() - 8, y(scale, value) + 4, "end");
        }
        labels(m.labels());
        for (int i = 0; i < m.series().size(); i++) {
            line(m.series().get(i), i, scale);
        }
        if (size.below()) {
            namesBelow(m);
        } else {
            names(m, scale);
        }
        html.close();
    }

    private void labels(List<String> labels) {
        int every = (labels.size() - 1) / size.labels() + 1;
        int shown = labels.size() / every + 1;
        int room = Math.max(4, (size.width() - size.left() - size.right()) / shown / 7);
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
    private void names(Measured m, PlotScale scale) {
        int last = m.labels().size() - 1;
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, m.series().size()).boxed().toList());
        order.sort(Comparator.comparingDouble(
                i -> y(scale, m.series().get(i).values().get(last))));
        double least = TOP;
        for (int i : order) {
            double y = Math.max(least, y(scale, m.series().get(i).values().get(last)));
            double at = Math.min(y, HEIGHT - BOTTOM - (order.size() - 1 - order.indexOf(i)) * (double) BETWEEN_NAMES);
            html.shape(
                    "circle",
                    "class",
                    "dot s" + i,
                    "cx",
                    "" + (size.width() - size.right() + 16),
                    "cy",
                    number(at),
                    "r",
                    "4");
            text(TextWidth.fit(m.series().get(i).name(), NAME), size.width() - size.right() + 26, at + 4, "start");
            least = at + BETWEEN_NAMES;
        }
    }

    private void namesBelow(Measured m) {
        for (int i = 0; i < m.series().size(); i++) {
            double at = HEIGHT + (i + 0.5) * BETWEEN_NAMES;
            html.shape("circle", "class", "dot s" + i, "cx", "" + size.left(), "cy", number(at), "r", "4");
            text(TextWidth.fit(m.series().get(i).name(), NAME_BELOW), size.left() + 10, at + 4, "start");
        }
    }

    private void text(String text, double x, double y, String anchor) {
        html.leaf("text", text, "x", number(x), "y", number(y), "text-anchor", anchor);
    }

    private double x(int index, int count) {
        return size.left() + (double) (size.width() - size.left() - size.right()) * index / Math.max(1, count - 1);
    }

    private static double y(PlotScale scale, long value) {
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * scale.share(value);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}

package org.contexttck.reports.write;

import java.util.List;
import java.util.stream.Collectors;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.MeasuredForm;
import org.contexttck.reports.event.Series;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.Html;

/** What was measured: each measurement as a drawing, a sentence and a table. */
final class HtmlPlots {

    private final Report report;
    private final Html html;

    HtmlPlots(Report report, Html html) {
        this.report = report;
        this.html = html;
    }

    void write() {
        List<Measured> all = report.measurements();
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

    private void figure(Measured m) {
        html.open("figure", "class", "plot").line();
        html.open("figcaption").leaf("b", m.title()).text(" (" + m.unit() + ")");
        html.leaf("span", sentence(m), "class", "label").close().line();
        if (m.labels().size() > 1 && !m.series().isEmpty()) {
            html.open("div", "class", "drawing", "tabindex", "0", "role", "group", "aria-label", m.title());
            drawing(m, PlotDrawing.Size.WIDE);
            drawing(m, PlotDrawing.Size.NARROW);
            html.close().line();
        }
        html.open("details").open("summary").text("The numbers").close().line();
        table(m);
        html.close().line().close().line();
    }

    private void drawing(Measured m, PlotDrawing.Size size) {
        if (m.form() == MeasuredForm.BARS) {
            new BarDrawing(html, size).write(m, sentence(m));
        } else {
            new PlotDrawing(html, size).write(m, sentence(m));
        }
    }

    /** What the drawing is there to show, in words: how lines end, what bars come to. */
    private static String sentence(Measured m) {
        if (m.labels().isEmpty() || m.series().isEmpty()) {
            return "Nothing was taken down.";
        }
        if (m.form() == MeasuredForm.BARS) {
            return "Together: "
                    + m.series().stream()
                            .map(s -> PlotScale.text(s.values().stream()
                                            .mapToLong(Long::longValue)
                                            .sum())
                                    + " " + s.name())
                            .collect(Collectors.joining(", "))
                    + (m.labels().size() > BarDrawing.MOST ? "; the first " + BarDrawing.MOST + " are drawn." : ".");
        }
        int last = m.labels().size() - 1;
        return "At " + m.labels().get(last) + ": "
                + m.series().stream()
                        .map(s -> PlotScale.text(s.values().get(last)) + " " + s.name())
                        .collect(Collectors.joining(", "))
                + ".";
    }

    private void table(Measured m) {
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
}

package org.contexttck.reports.write;

import java.util.List;
import java.util.Locale;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.VerdictSentence;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.Html;

/** The top of a page: the verdict in one sentence, the counts, and where to find what. */
final class HtmlVerdict {

    private static final int WIDTH = 1_000;
    private static final double GAP = 2;
    private static final double LEAST = 5;

    private final Report report;
    private final Html html;

    HtmlVerdict(Report report, Html html) {
        this.report = report;
        this.html = html;
    }

    void write() {
        html.open("header", "class", "run-" + report.verdict().text()).line();
        html.open("p", "class", "over")
                .leaf("b", "context-tck")
                .text(" conformance report for ")
                .leaf("b", HtmlReport.name(report))
                .close()
                .line();
        html.open("h1")
                .leaf("span", HtmlReport.words(report.verdict()), "class", "stamp")
                .text(" ")
                .text(VerdictSentence.withoutClasses(report.headline(), report.classes()))
                .close()
                .line();
        if (!report.requirements().isEmpty()) {
            bar();
            totals();
        }
        html.close().line();
    }

    /** Links to the sections that this page has. */
    void contents() {
        html.open("nav", "aria-label", "Sections of this report").line();
        entry("short", "What falls short", report.shortcomings().size());
        entry("blocked", "Could not be tried", report.totals().get(Verdict.BLOCKED));
        entry("baseline", "Baseline", report.known().size());
        entry("measured", "What was measured", report.measurements().size());
        entry("all", "Every requirement", report.requirements().size());
        entry("time", "Where the time went", HtmlTimes.slowest(report).size());
        entry("readings", "Readings", report.readings().size());
        html.close().line();
    }

    private void entry(String id, String title, int count) {
        if (count > 0) {
            html.leaf("a", title, "href", "#" + id).line();
        }
    }

    private void bar() {
        List<Verdict> counted =
                counted().stream().filter(v -> v != Verdict.NOT_CLAIMED).toList();
        double all = counted.stream().mapToInt(v -> report.totals().get(v)).sum();
        double room = WIDTH - (GAP + LEAST) * counted.size();
        double x = 0;
        html.open(
                "svg",
                "class",
                "bar",
                "viewBox",
                "0 0 " + WIDTH + " 7",
                "preserveAspectRatio",
                "none",
                "aria-hidden",
                "true");
        for (Verdict verdict : counted) {
            double width = LEAST + room * report.totals().get(verdict) / all;
            html.shape(
                    "rect", "class", "fill " + verdict.text(), "x", number(x), "width", number(width), "height", "7");
            x += width + GAP;
        }
        html.close().line();
    }

    private void totals() {
        html.open("ul", "class", "totals");
        for (Verdict verdict : counted()) {
            html.open("li", "class", verdict.text());
            html.leaf("b", String.valueOf(report.totals().get(verdict)))
                    .text(" " + Totals.words(verdict))
                    .close();
        }
        html.close().line();
    }

    private List<Verdict> counted() {
        return Totals.ORDER.stream().filter(v -> report.totals().get(v) > 0).toList();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}

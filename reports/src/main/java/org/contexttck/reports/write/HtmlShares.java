package org.contexttck.reports.write;

import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.text.Bounds;

/** When the scenarios of each part of a run were at work, by protocol, role and way: a row for each part, on one scale. */
final class HtmlShares {

    private static final int WIDTH = 1000;

    /** Less is not to be seen, neither as a mark nor as a gap. */
    private static final double LEAST = 2;

    private final Report report;
    private final Html html;
    private final Map<String, List<Span>> parts = new LinkedHashMap<>();

    HtmlShares(Report report, Html html) {
        this.report = report;
        this.html = html;
        Map<String, String> partOf = new LinkedHashMap<>();
        for (RequirementResult r : report.requirements()) {
            for (ScenarioFinished s : r.scenarios()) {
                String part = r.judged().protocol() + ", " + r.judged().role() + way(s.key());
                if (partOf.putIfAbsent(s.key(), part) == null) {
                    span(s).ifPresent(span -> parts.computeIfAbsent(part, first -> new ArrayList<>())
                            .add(span));
                }
            }
        }
    }

    /** When one scenario was at work, in milliseconds since the run began. */
    private record Span(long began, long took) {

        long ended() {
            return began + took;
        }
    }

    private Optional<Span> span(ScenarioFinished s) {
        try {
            return s.began().isEmpty() || s.durationMillis() == 0
                    ? Optional.empty()
                    : Optional.of(new Span(
                            Math.max(
                                    0,
                                    Duration.between(report.started(), Instant.parse(s.began()))
                                            .toMillis()),
                            s.durationMillis()));
        } catch (DateTimeParseException | ArithmeticException nowhere) {
            return Optional.empty();
        }
    }

    /** Keys of scenarios end with the way in which their target was observed, if there are several. */
    private static String way(String key) {
        int at = key.lastIndexOf('@');
        return at < 0 ? "" : ", " + key.substring(at + 1);
    }

    /** Nothing is written where the events do not tell when scenarios began. */
    void write() {
        long whole = parts.values().stream()
                .flatMap(List::stream)
                .mapToLong(Span::ended)
                .reduce(report.durationMillis(), Math::max);
        if (parts.isEmpty() || whole == 0) {
            return;
        }
        html.open("table", "class", "times shares").line();
        html.leaf(
                        "caption",
                        "When the scenarios of each part were at work, from the begin of the run to its end",
                        "class",
                        "label")
                .line();
        html.open("thead").open("tr").leaf("th", "Part", "scope", "col");
        html.leaf("th", "Began at", "scope", "col", "class", "number");
        html.leaf("th", "Took", "scope", "col", "class", "number")
                .close()
                .close()
                .line();
        html.open("tbody").line();
        parts.entrySet().stream()
                .sorted(Comparator.comparingLong(part -> began(part.getValue())))
                .forEach(part -> row(part.getKey(), part.getValue(), whole));
        html.close().close().line();
    }

    private static long began(List<Span> spans) {
        return spans.stream().mapToLong(Span::began).min().orElse(0);
    }

    private void row(String part, List<Span> spans, long whole) {
        html.open("tr").open("td").text(Bounds.cut(part, Bounds.NAME));
        html.open(
                "svg",
                "class",
                "share",
                "viewBox",
                "0 0 " + WIDTH + " 10",
                "preserveAspectRatio",
                "none",
                "aria-hidden",
                "true");
        html.shape("rect", "class", "axis", "x", "0", "y", "4.5", "width", "" + WIDTH, "height", "1");
        double scale = (double) WIDTH / whole;
        double from = 0;
        double to = -1;
        for (Span one :
                spans.stream().sorted(Comparator.comparingLong(Span::began)).toList()) {
            double begins = one.began() * scale;
            if (to >= 0 && begins > to + LEAST) {
                mark(from, to);
                from = begins;
            } else if (to < 0) {
                from = begins;
            }
            to = Math.max(to, one.ended() * scale);
        }
        mark(from, to);
        html.close().close();
        long took = spans.stream().mapToLong(Span::took).sum();
        html.leaf("td", Times.text(began(spans)), "class", "number");
        html.leaf("td", Times.text(took), "class", "number").close().line();
    }

    private void mark(double from, double to) {
        double width = Math.max(LEAST, to - from);
        html.shape(
                "rect",
                "class",
                "tally s0",
                "x",
                number(Math.min(from, WIDTH - LEAST)),
                "width",
                number(width),
                "height",
                "10");
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}

package org.contexttck.reports.write;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.text.Bounds;

/** How much of the time of all scenarios each part of a run took, by protocol, role and way, as a table with bars. */
final class HtmlShares {

    private static final int WIDTH = 100;

    private final Html html;

    HtmlShares(Html html) {
        this.html = html;
    }

    /** Nothing is written for fewer than two parts. */
    void write(Report report) {
        Map<String, Long> parts = parts(report);
        if (parts.size() < 2) {
            return;
        }
        long most = parts.values().stream().mapToLong(Long::longValue).max().orElse(1);
        html.open("table", "class", "times shares").line();
        html.leaf("caption", "Time of the scenarios of each part", "class", "unseen")
                .line();
        html.open("thead").open("tr").leaf("th", "Part", "scope", "col");
        html.leaf("th", "Time", "scope", "col", "class", "number")
                .close()
                .close()
                .line();
        html.open("tbody").line();
        parts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .forEach(part -> row(part.getKey(), part.getValue(), most));
        html.close().close().line();
    }

    private void row(String part, long millis, long most) {
        html.open("tr").open("td").text(Bounds.cut(part, Bounds.NAME));
        html.open(
                "svg",
                "class",
                "share",
                "viewBox",
                "0 0 " + WIDTH + " 4",
                "preserveAspectRatio",
                "none",
                "aria-hidden",
                "true");
        String width = String.format(Locale.ROOT, "%.1f", (double) WIDTH * millis / most);
        html.shape("rect", "class", "tally s0", "x", "0", "width", width, "height", "4");
        html.close().close();
        html.leaf("td", Times.text(millis), "class", "number").close().line();
    }

    private static Map<String, Long> parts(Report report) {
        Map<String, String> partOf = new LinkedHashMap<>();
        Map<String, Long> parts = new LinkedHashMap<>();
        for (RequirementResult r : report.requirements()) {
            for (ScenarioFinished s : r.scenarios()) {
                String part = r.judged().protocol() + ", " + r.judged().role() + way(s.key());
                if (s.durationMillis() > 0 && partOf.putIfAbsent(s.key(), part) == null) {
                    parts.merge(part, s.durationMillis(), Long::sum);
                }
            }
        }
        return parts;
    }

    /** Keys of scenarios end with the way in which their target was observed, if there are several. */
    private static String way(String key) {
        int at = key.lastIndexOf('@');
        return at < 0 ? "" : ", " + key.substring(at + 1);
    }
}

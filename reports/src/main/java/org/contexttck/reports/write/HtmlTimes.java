package org.contexttck.reports.write;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.Html;

/** Where the time went: the scenarios that took longest. */
final class HtmlTimes {

    private static final int MOST = 10;

    private final Report report;
    private final Html html;

    HtmlTimes(Report report, Html html) {
        this.report = report;
        this.html = html;
    }

    /** The slowest scenarios, slowest first; those that took no time are left out. */
    static List<ScenarioFinished> slowest(Report report) {
        return each(report).stream()
                .filter(s -> s.durationMillis() > 0)
                .sorted(Comparator.comparingLong(ScenarioFinished::durationMillis)
                        .reversed()
                        .thenComparing(ScenarioFinished::key))
                .limit(MOST)
                .toList();
    }

    void write() {
        List<ScenarioFinished> slowest = slowest(report);
        if (slowest.isEmpty()) {
            return;
        }
        Collection<ScenarioFinished> all = each(report);
        long together = all.stream().mapToLong(ScenarioFinished::durationMillis).sum();
        String run = report.durationMillis() == 0 ? "" : "; the run took " + Times.text(report.durationMillis());
        html.open("section", "id", "time").line().open("details").open("summary");
        html.leaf("h2", "Where the time went").text(" ");
        html.leaf(
                        "span",
                        scenarios(all.size()) + " took " + Times.text(together) + " together" + run + ".",
                        "class",
                        "label")
                .close()
                .line();
        new HtmlShares(report, html).write();
        html.open("table", "class", "times").line();
        html.leaf("caption", "The slowest scenarios", "class", "unseen").line();
        html.open("thead").open("tr").leaf("th", "Scenario", "scope", "col").leaf("th", "Key", "scope", "col");
        html.leaf("th", "Time", "scope", "col", "class", "number").close().close();
        html.line().open("tbody").line();
        for (ScenarioFinished s : slowest) {
            html.open("tr").leaf("td", s.name()).leaf("td", s.key(), "class", "code");
            html.leaf("td", Times.text(s.durationMillis()), "class", "number")
                    .close()
                    .line();
        }
        html.close().close().line().close().line().close().line();
    }

    private static String scenarios(int count) {
        return count == 1 ? "One scenario" : count + " scenarios";
    }

    private static Collection<ScenarioFinished> each(Report report) {
        Map<String, ScenarioFinished> scenarios = new LinkedHashMap<>();
        report.requirements().stream()
                .flatMap(r -> r.scenarios().stream())
                .forEach(s -> scenarios.putIfAbsent(s.key(), s));
        return scenarios.values();
    }
}

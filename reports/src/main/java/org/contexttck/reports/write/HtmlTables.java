package org.contexttck.reports.write;

import java.util.List;
import java.util.Set;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Requirement;

/** The tables of a page: every requirement, by protocol. */
final class HtmlTables {

    private static final Set<Verdict> ASIDE = Set.of(Verdict.NOT_CLAIMED, Verdict.UNTESTED);

    private final Report report;
    private final Html html;

    HtmlTables(Report report, Html html) {
        this.report = report;
        this.html = html;
    }

    void write() {
        if (report.requirements().isEmpty()) {
            return;
        }
        html.open("section").line().leaf("h2", "Every requirement").line();
        for (String protocol : report.protocolsJudged()) {
            List<Requirement> some = report.of(protocol);
            boolean judged = some.stream().anyMatch(r -> !ASIDE.contains(r.verdict()));
            if (judged) {
                html.open("details", "open", "");
            } else {
                html.open("details");
            }
            html.line().open("summary").leaf("h3", protocol).text(" ");
            html.leaf("span", Totals.text(Report.count(some.stream())), "class", "label")
                    .close()
                    .line();
            table(protocol, some);
            html.close().line();
        }
        html.close().line();
    }

    private void table(String protocol, List<Requirement> some) {
        html.open("table").line();
        html.leaf("caption", "Verdicts for " + protocol, "class", "unseen").line();
        html.open("thead").open("tr");
        html.leaf("th", "Id", "scope", "col")
                .leaf("th", "Verdict", "scope", "col")
                .leaf("th", "Level", "scope", "col");
        html.leaf("th", "Requirement", "scope", "col");
        html.leaf("th", "Seen", "scope", "col", "class", "number", "title", "observations that bear on it");
        html.leaf("th", "Time", "scope", "col", "class", "number");
        html.close().close().line().open("tbody").line();
        some.forEach(this::row);
        html.close().close().line();
    }

    private void row(Requirement r) {
        html.open("tr", "class", r.verdict().text());
        html.open("th", "scope", "row");
        if (report.shortcomings().contains(r)) {
            html.leaf("a", r.id(), "href", "#" + r.id());
        } else {
            html.text(r.id());
        }
        html.close().leaf("td", Totals.words(r.verdict()), "class", "word").leaf("td", r.level(), "class", "level");
        html.open("td", "class", "says").text(r.says());
        if (!r.readings().isEmpty()) {
            html.leaf("span", String.join(" ", r.readings()), "class", "reading", "title", "rests on these readings");
        }
        if (!r.reason().isEmpty() && r.verdict() != Verdict.BLOCKED) {
            html.leaf("small", r.reason());
        }
        html.close();
        html.leaf("td", r.observations() == 0 ? "" : String.valueOf(r.observations()), "class", "number");
        html.leaf("td", r.durationMillis() == 0 ? "" : Times.text(r.durationMillis()), "class", "number time");
        html.close().line();
    }
}

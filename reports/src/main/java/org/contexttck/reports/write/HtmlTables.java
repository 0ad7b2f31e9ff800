package org.contexttck.reports.write;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.page.SpecLinks;
import org.contexttck.reports.text.Bounds;

/** The tables of a page: every requirement, by protocol. */
final class HtmlTables {

    private static final Set<Verdict> ASIDE = Set.of(Verdict.NOT_CLAIMED, Verdict.UNTESTED);

    private static final int REASON = 300;

    private final Report report;
    private final SpecLinks spec;
    private final Predicate<String> there;
    private final Html html;
    private final Set<String> cards;
    private final boolean roles;

    HtmlTables(Report report, SpecLinks spec, Predicate<String> there, Html html) {
        this.report = report;
        this.there = there;
        this.spec = spec;
        this.html = html;
        this.cards = report.shortcomings().stream().map(RequirementResult::id).collect(Collectors.toSet());
        this.roles = report.requirements().stream()
                        .map(r -> r.judged().role())
                        .distinct()
                        .count()
                > 1;
    }

    void write() {
        if (report.requirements().isEmpty()) {
            return;
        }
        html.open("section", "id", "all").line().leaf("h2", "Every requirement").line();
        for (String protocol : report.protocolsJudged()) {
            List<RequirementResult> some = report.of(protocol);
            boolean judged =
                    some.stream().anyMatch(r -> !ASIDE.contains(r.judged().verdict()));
            if (judged) {
                html.open("details", "class", "group", "open", "");
            } else {
                html.open("details", "class", "group");
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

    private void table(String protocol, List<RequirementResult> some) {
        html.open("table", "class", "requirements").line();
        html.leaf("caption", "Verdicts for " + protocol, "class", "unseen").line();
        html.open("thead").open("tr");
        html.leaf("th", "Id", "scope", "col", "class", "id")
                .leaf("th", "Verdict", "scope", "col", "class", "verdict")
                .leaf("th", "Level", "scope", "col", "class", "level");
        if (roles) {
            html.leaf("th", "Role", "scope", "col", "class", "role");
        }
        html.leaf("th", "Requirement", "scope", "col", "class", "says");
        html.leaf("th", "Seen", "scope", "col", "class", "number", "title", "observations that bear on it");
        html.leaf("th", "Time", "scope", "col", "class", "number");
        html.close().close().line().open("tbody").line();
        some.forEach(this::row);
        html.close().close().line();
    }

    private void row(RequirementResult r) {
        boolean card = cards.contains(r.id());
        html.open(
                "tr",
                "class",
                r.judged().verdict().text(),
                "id",
                card ? "row-" + r.id() : r.id(),
                "data-of",
                r.id(),
                "data-role",
                r.judged().role(),
                "data-protocol",
                r.judged().protocol(),
                "data-verdict",
                r.judged().verdict().text(),
                "data-level",
                r.judged().level());
        html.open("th", "scope", "row");
        Optional<String> link =
                card ? Optional.of("#" + r.id()) : spec.row(r.judged().protocol(), r.id());
        link.ifPresentOrElse(to -> html.leaf("a", r.id(), "href", to), () -> html.text(r.id()));
        html.close()
                .leaf("td", Totals.words(r.judged().verdict()), "class", "word")
                .leaf("td", r.judged().level(), "class", "level");
        if (roles) {
            html.leaf("td", r.judged().role(), "class", "level");
        }
        html.open("td", "class", "says").prose(r.judged().says());
        if (!r.judged().readings().isEmpty()) {
            html.open("span", "class", "reading", "title", "rests on these readings");
            new HtmlReadings(report, html).links(r.judged().readings());
            html.close();
        }
        if (!r.judged().reason().isEmpty() && r.judged().verdict() != Verdict.BLOCKED) {
            html.leaf("small", Bounds.cut(r.judged().reason(), REASON));
        }
        new HtmlObserved(report, there, html).write(r);
        html.close();
        html.leaf(
                "td",
                r.judged().observations() == 0 ? "" : String.valueOf(r.judged().observations()),
                "class",
                "number");
        html.leaf("td", r.durationMillis() == 0 ? "" : Times.text(r.durationMillis()), "class", "number time");
        html.close().line();
    }
}

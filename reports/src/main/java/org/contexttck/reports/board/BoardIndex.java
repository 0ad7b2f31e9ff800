package org.contexttck.reports.board;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.ClassGrading;
import org.contexttck.reports.page.Html;

/** The first page: every implementation, with its newest report. */
final class BoardIndex {

    private final Board board;
    private final Html html;

    BoardIndex(Board board, Html html) {
        this.board = board;
        this.html = html;
    }

    void write(String title, String kit) {
        html.leaf("h1", title).line();
        int reports = board.reports().size();
        html.open("p", "class", "lead")
                .text(
                        counted(board.implementations().size(), "implementation") + ", " + counted(reports, "report")
                                + ". Each was graded again from its transcripts by context-tck " + kit
                                + " before it was entered; whoever doubts one takes the packed report from its page and does the same: ")
                .leaf("code", "context-tck report verify FILE")
                .text(".")
                .close()
                .line();
        filters();
        html.open("div", "class", "wide").line();
        html.open("table", "class", "listed").line();
        html.leaf("caption", "Implementations, each with its newest report", "class", "unseen")
                .line();
        html.open("thead").open("tr");
        List.of("Implementation", "Version", "Result", "Classes met", "Tested")
                .forEach(name -> html.leaf("th", name, "scope", "col"));
        html.close().close().line().open("tbody").line();
        board.implementations().forEach(this::row);
        html.close().close().close().line();
    }

    private void row(ListedImplementation one) {
        BoardEntry latest = one.latest();
        html.open(
                "tr",
                "data-of",
                one.page(),
                "data-role",
                words(one, RequirementJudged::role),
                "data-protocol",
                words(one, RequirementJudged::protocol),
                "data-verdict",
                latest.side().verdict().text());
        html.open("th", "scope", "row").leaf("a", one.name(), "href", one.page());
        html.leaf("small", String.join(", ", latest.roles())).close();
        html.open("td").text(latest.version());
        if (one.reports().size() > 1) {
            html.leaf("small", counted(one.reports().size(), "report"));
        }
        html.close().open("td");
        BoardPages.badge(html, latest);
        html.close();
        html.leaf("td", ClassGrading.wordsByProtocol(latest.classes()));
        html.open("td").text(latest.side().tested().toString().substring(0, "2026-11-28".length()));
        if (board.outdated(latest)) {
            html.leaf("small", "by other requirements than now");
        }
        html.close().close().line();
    }

    private void filters() {
        html.open("div", "role", "search", "id", "filters", "data-noun", "implementations", "hidden", "")
                .line();
        html.open("label", "class", "words").leaf("span", "Search");
        html.empty("input", "type", "search", "id", "words", "autocomplete", "off", "spellcheck", "false")
                .close()
                .line();
        choice(
                "protocol",
                "Protocol",
                board.sides().stream().map(BoardSide::protocol).toList());
        choice("role", "Role", board.sides().stream().map(BoardSide::role).toList());
        choice(
                "verdict",
                "Result",
                board.implementations().stream()
                        .map(one -> one.latest().side().verdict().text())
                        .toList());
        html.leaf("button", "Show all", "type", "button", "id", "reset", "disabled", "")
                .line();
        html.leaf("p", "", "id", "shown", "role", "status").line();
        html.close().line();
    }

    private void choice(String name, String label, List<String> values) {
        Set<String> distinct = new LinkedHashSet<>(values);
        if (distinct.size() < 2) {
            return;
        }
        html.open("label").leaf("span", label);
        html.open("select", "name", name).leaf("option", "any", "value", "");
        distinct.forEach(one -> html.leaf("option", one.replace('-', ' '), "value", one));
        html.close().close().line();
    }

    private static String words(ListedImplementation one, java.util.function.Function<RequirementJudged, String> of) {
        return one.latest().requirements().stream()
                .filter(row -> row.verdict() != Verdict.NOT_CLAIMED && row.verdict() != Verdict.UNTESTED)
                .map(of)
                .distinct()
                .collect(Collectors.joining(" "));
    }

    static String counted(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}

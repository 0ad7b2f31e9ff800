package org.contexttck.reports.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.page.Html;

/** One side of a protocol: implementations beside each other, requirement by requirement. */
final class BoardMatrix {

    private final Board board;
    private final BoardSide side;
    private final Html html;
    private final VerdictCell cell;

    BoardMatrix(Board board, BoardSide side, Html html) {
        this.board = board;
        this.side = side;
        this.html = html;
        this.cell = new VerdictCell(html);
    }

    /**
     * @param some the implementations of this page
     * @param part which page this is, counted from 1
     * @param parts how many there are
     */
    void write(List<ListedImplementation> some, int part, int parts) {
        html.open("h1").text(side.text());
        if (parts > 1) {
            html.text(" ").leaf("small", "page " + part + " of " + parts);
        }
        html.close().line();
        html.open("p", "class", "lead")
                .text(
                        "Each implementation with the report on its newest version that judges this side. A mark leads to what was seen.")
                .close()
                .line();
        cell.legend();
        Map<String, List<RequirementJudged>> classes = board.classes(side);
        html.open("div", "class", "classes").line();
        classes.forEach((name, rows) -> table(name, rows, some));
        html.close().line();
        if (parts > 1) {
            html.open("nav", "aria-label", "Further implementations").line();
            for (int page = 1; page <= parts; page++) {
                html.leaf("a", "page " + page, "href", side.page(page)).line();
            }
            html.close().line();
        }
    }

    private void table(String name, List<RequirementJudged> rows, List<ListedImplementation> some) {
        String title = name.isEmpty() ? "Other requirements" : name;
        html.open("section", "id", name.isEmpty() ? "other" : "class-" + name)
                .open("h2")
                .text(title);
        stem(rows).ifPresent(stem -> html.text(" ").leaf("small", stem));
        html.close().line();
        html.open("div", "class", "wide").open("table", "class", "matrix").line();
        html.leaf("caption", "Verdicts on " + side.text() + ", " + title, "class", "unseen")
                .line();
        html.open("thead").open("tr").leaf("th", "Implementation", "scope", "col");
        html.leaf("th", "Class", "scope", "col");
        rows.forEach(row -> html.open("th", "scope", "col", "class", "mark")
                .leaf("a", row.id().replaceFirst(".*-", ""), "href", "#" + row.id(), "aria-label", row.id())
                .close());
        html.close().close().line().open("tbody").line();
        some.forEach(one -> one.latest(side).ifPresent(report -> row(one, report, name, rows)));
        html.close().close().close().line();
        asks(rows, some);
        html.close().line();
    }

    /** What all ids begin with, and the columns leave out. */
    private static Optional<String> stem(List<RequirementJudged> rows) {
        List<String> stems = rows.stream()
                .map(row -> row.id().replaceFirst("-[^-]*$", ""))
                .distinct()
                .toList();
        return stems.size() == 1 ? Optional.of(stems.get(0)) : Optional.empty();
    }

    private void row(ListedImplementation one, BoardEntry report, String name, List<RequirementJudged> rows) {
        html.open("tr").open("th", "scope", "row").leaf("a", one.name(), "href", one.page());
        html.leaf("small", report.version()).close();
        Optional<ClassGrade> grade = report.classes().stream()
                .filter(of -> side.has(of) && of.name().equals(name))
                .findFirst();
        html.leaf(
                "td",
                grade.map(of -> of.state().text().replace('-', ' ')).orElse(""),
                "class",
                "state " + grade.map(of -> of.state().text()).orElse(""));
        rows.forEach(row -> cell.write(report, row.id()));
        html.close().line();
    }

    /** What the columns stand for. */
    private void asks(List<RequirementJudged> rows, List<ListedImplementation> some) {
        html.open("details").leaf("summary", "What these requirements ask").line();
        html.open("table", "class", "asked").line();
        html.open("thead").open("tr").leaf("th", "Id", "scope", "col").leaf("th", "Level", "scope", "col");
        html.leaf("th", "Requirement", "scope", "col").leaf("th", "Pass", "scope", "col", "class", "number");
        html.close().close().line().open("tbody").line();
        for (RequirementJudged row : rows) {
            List<Verdict> judged = some.stream()
                    .flatMap(one -> one.latest(side).stream())
                    .flatMap(report -> report.judged(row.id()).stream())
                    .map(RequirementJudged::verdict)
                    .filter(verdict -> verdict != Verdict.NOT_CLAIMED && verdict != Verdict.UNTESTED)
                    .toList();
            long passed =
                    judged.stream().filter(verdict -> verdict == Verdict.PASSED).count();
            html.open("tr", "id", row.id()).leaf("th", row.id(), "scope", "row");
            html.leaf("td", row.level(), "class", "level")
                    .open("td", "class", "says")
                    .prose(row.says());
            html.close().leaf("td", passed + " of " + judged.size(), "class", "number");
            html.close().line();
        }
        html.close().close().close().line();
    }
}

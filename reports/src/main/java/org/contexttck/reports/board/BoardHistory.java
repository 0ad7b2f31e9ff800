package org.contexttck.reports.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reports.compare.ChangeKind;
import org.contexttck.reports.compare.ReportChange;
import org.contexttck.reports.compare.RowChange;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.grade.ClassGrading;
import org.contexttck.reports.page.Html;

/** One implementation: its reports, what changed from one to the next, and its verdicts over time. */
final class BoardHistory {

    /** Versions beside each other; older ones stand in the list of reports alone. */
    private static final int COLUMNS = 12;

    private final Board board;
    private final ListedImplementation of;
    private final Html html;

    BoardHistory(Board board, ListedImplementation of, Html html) {
        this.board = board;
        this.of = of;
        this.html = html;
    }

    void write() {
        BoardEntry latest = of.latest();
        html.leaf("h1", of.name()).line();
        html.leaf("p", latest.headline(), "class", "lead").line();
        html.open("p", "class", "where");
        BoardPages.badge(html, latest);
        fact("at", latest.homepage());
        fact("asked about it:", latest.contact());
        html.close().line();
        reports();
        changes();
        board.sides().forEach(this::side);
        badge(latest);
    }

    /** Shown as text: an address that a stranger gave is no link of this list. */
    private void fact(String label, String text) {
        if (!text.isEmpty()) {
            html.text(" " + label + " ").leaf("code", text);
        }
    }

    private void reports() {
        html.open("section", "id", "reports").leaf("h2", "Reports").line();
        html.open("div", "class", "wide").open("table", "class", "listed").line();
        html.open("thead").open("tr");
        List.of("Version", "Result", "Classes met", "Tested", "Kit", "Evidence")
                .forEach(name -> html.leaf("th", name, "scope", "col"));
        html.close().close().line().open("tbody").line();
        for (BoardEntry one : of.reports()) {
            html.open("tr").open("th", "scope", "row").text(one.version());
            html.leaf("small", String.join(", ", one.roles())).close();
            html.open("td");
            BoardPages.badge(html, one);
            html.close().leaf("td", ClassGrading.words(one.classes()));
            html.leaf("td", one.side().tested().toString().substring(0, "2026-11-28".length()), "class", "day");
            html.open("td", "class", "day").text(one.side().kit().version());
            if (board.outdated(one)) {
                html.leaf("small", "other requirements than now");
            }
            html.close().open("td").leaf("a", "report", "href", one.page()).text(", ");
            html.leaf("a", "packed", "href", one.place() + "/" + one.packed());
            if (!one.whole()) {
                html.leaf("small", "not all of it could be graded again");
            }
            html.close().close().line();
        }
        html.close().close().close().close().line();
    }

    /** Each report against the one before it of the same roles. */
    private void changes() {
        List<ReportChange> changes = new ArrayList<>();
        for (int i = 0; i < Math.min(of.reports().size(), COLUMNS); i++) {
            BoardEntry newer = of.reports().get(i);
            of.reports().subList(i + 1, of.reports().size()).stream()
                    .filter(older -> older.roles().equals(newer.roles()))
                    .findFirst()
                    .map(older -> ReportChange.between(
                            older.side(), older.requirements(), newer.side(), newer.requirements()))
                    .ifPresent(changes::add);
        }
        if (changes.isEmpty()) {
            return;
        }
        html.open("section", "id", "changes").leaf("h2", "What changed").line();
        changes.forEach(this::change);
        html.close().line();
    }

    private void change(ReportChange change) {
        html.open("h3")
                .text(change.newer().implementation().version() + " after "
                        + change.older().implementation().version())
                .close()
                .line();
        html.open("ul", "class", "changes").line();
        for (ChangeKind kind : ChangeKind.values()) {
            List<RowChange> rows = change.of(kind);
            if (!rows.isEmpty()) {
                html.open("li", "class", "change-" + kind.text());
                html.leaf("b", kind.text()).text(" " + rows.size() + ": ");
                html.leaf(
                        "span",
                        String.join(", ", rows.stream().map(RowChange::id).toList()),
                        "class",
                        "ids");
                html.close().line();
            }
        }
        html.open("li").text(change.same() + " as before").close().line();
        html.close().line();
    }

    private void side(BoardSide side) {
        List<BoardEntry> columns = of.reports().stream()
                .filter(one -> one.judges(side))
                .limit(COLUMNS)
                .toList();
        if (columns.isEmpty()) {
            return;
        }
        html.open("section", "id", side.protocol() + "-" + side.role())
                .leaf("h2", side.text())
                .line();
        VerdictCell cell = new VerdictCell(html);
        html.open("div", "class", "wide")
                .open("table", "class", "matrix history")
                .line();
        html.leaf("caption", "Verdicts on " + side.text() + " by version", "class", "unseen")
                .line();
        html.open("thead").open("tr").leaf("th", "Requirement", "scope", "col");
        columns.forEach(one -> html.leaf("th", one.version(), "scope", "col", "class", "mark"));
        html.close().close().line().open("tbody").line();
        Map<String, RequirementJudged> rows = board.rows(side);
        rows.forEach((id, row) -> {
            Optional<BoardEntry> any =
                    columns.stream().filter(one -> one.judged(id).isPresent()).findFirst();
            if (any.isPresent()) {
                html.open("tr").open("th", "scope", "row").text(id + " ");
                html.open("span", "class", "says").prose(row.says()).close().close();
                columns.forEach(one -> cell.write(one, id));
                html.close().line();
            }
        });
        html.close().close().close().close().line();
    }

    private void badge(BoardEntry latest) {
        html.open("section", "id", "badge").leaf("h2", "The badge").line();
        html.leaf("p", "In a README, with the address of this list before the two paths:")
                .line();
        html.open("pre", "tabindex", "0")
                .text("[![context-tck](" + latest.place() + "/badge.svg)](" + latest.page() + ")")
                .close()
                .line();
        html.close().line();
    }
}

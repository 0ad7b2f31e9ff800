package org.contexttck.reports.board;

import java.util.List;
import java.util.Optional;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.page.Html;

/** A verdict as one mark that leads to its evidence. The mark says it without colour, its label without the mark. */
final class VerdictCell {

    private static final List<Verdict> SHOWN = List.of(
            Verdict.PASSED,
            Verdict.FAILED,
            Verdict.WARNED,
            Verdict.BLOCKED,
            Verdict.INCONCLUSIVE,
            Verdict.ERROR,
            Verdict.UNTESTED,
            Verdict.NOT_CLAIMED);

    private final Html html;

    VerdictCell(Html html) {
        this.html = html;
    }

    void write(BoardEntry report, String id) {
        Optional<RequirementJudged> judged = report.judged(id);
        if (judged.isEmpty()) {
            html.leaf("td", "", "aria-label", "not in its catalogue");
            return;
        }
        Verdict verdict = judged.get().verdict();
        html.open("td", "class", verdict.text())
                .leaf("a", mark(verdict), "href", report.page() + "#" + id, "aria-label", words(verdict))
                .close();
    }

    void legend() {
        html.open("ul", "class", "legend").line();
        SHOWN.forEach(verdict -> html.open("li", "class", verdict.text())
                .leaf("b", mark(verdict), "aria-hidden", "true")
                .text(" " + words(verdict))
                .close()
                .line());
        html.open("li").text("an empty place: not in its catalogue").close().line();
        html.close().line();
    }

    private static String words(Verdict verdict) {
        return verdict.text().replace('-', ' ');
    }

    private static String mark(Verdict verdict) {
        return switch (verdict) {
            case PASSED -> "✓";
            case FAILED -> "✗";
            case WARNED -> "!";
            case BLOCKED -> "⊘";
            case INCONCLUSIVE -> "?";
            case ERROR -> "E";
            case UNTESTED -> "–";
            case NOT_CLAIMED -> "·";
        };
    }
}

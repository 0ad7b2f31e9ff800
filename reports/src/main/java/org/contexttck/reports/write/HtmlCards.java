package org.contexttck.reports.write;

import java.util.List;
import java.util.Optional;
import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.KnownState;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.model.ShownFinding;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.page.SpecLinks;
import org.contexttck.reports.text.Bounds;

/** The cards of a page: what falls short, worst first, each with its evidence. */
final class HtmlCards {

    private static final int CARD = 60_000;

    private final Report report;
    private final SpecLinks spec;
    private final Html html;
    private final Cards cards;
    private final HtmlFinding findings;

    HtmlCards(Report report, SpecLinks spec, Html html) {
        this.report = report;
        this.spec = spec;
        this.html = html;
        this.cards = new Cards(report, "");
        this.findings = new HtmlFinding(report, html);
    }

    void write() {
        List<RequirementResult> all = report.shortcomings();
        if (!all.isEmpty()) {
            html.open("section", "id", "short")
                    .line()
                    .leaf("h2", "What falls short")
                    .line();
            int without = 0;
            for (RequirementResult r : all) {
                CardSize size = CardSize.at(html.length());
                if (size == CardSize.NONE) {
                    without++;
                } else {
                    card(r, size);
                }
            }
            if (without > 0) {
                String rest =
                        without + " more have no card here; the table below names them, report.json has the rest.";
                html.leaf("p", rest, "class", "label").line();
            }
            html.close().line();
        }
        unjudged();
    }

    private void unjudged() {
        if (report.unjudged().isEmpty()) {
            return;
        }
        html.open("section").line().leaf("h2", "Found before the run was broken off");
        for (ShownFinding shown : report.unjudged()) {
            CardSize size = CardSize.at(html.length());
            if (size != CardSize.NONE) {
                html.line().open("article", "class", "card failed").line();
                html.open("p", "class", "tag")
                        .leaf("b", shown.finding().requirement())
                        .close();
                html.line().leaf("h3", Cards.headline(shown.finding())).line();
                findings.write(shown, shown.transcript(), size);
                html.close();
            }
        }
        html.line().close().line();
    }

    private void card(RequirementResult r, CardSize size) {
        html.open("article", "class", "card " + r.judged().verdict().text(), "id", r.id())
                .line();
        html.open("p", "class", "tag").leaf("b", r.id()).leaf("span", r.judged().level());
        html.leaf("span", r.judged().protocol()).leaf("span", r.judged().role());
        html.leaf("span", Totals.words(r.judged().verdict()), "class", "word")
                .close()
                .line();
        html.leaf("h3", Bounds.cut(Cards.headline(r), size.text())).line();
        html.open("p", "class", "says")
                .prose(Bounds.cut(r.judged().says(), size.text()))
                .close()
                .line();
        if (r.findings().isEmpty()) {
            html.open("dl").line();
            findings.field("Because", Bounds.cut(r.judged().reason(), size.text()), "");
            html.close().line();
            findings.transcript(r.judged().transcript(), List.of());
        } else {
            evidence(r, size);
        }
        known(r);
        source(r);
        readings(r);
        again(r);
        html.close().line();
    }

    private void evidence(RequirementResult r, CardSize size) {
        int start = html.length();
        ShownFinding first = r.findings().get(0);
        findings.write(first, Cards.transcript(r, first), size);
        int more = r.findings().size() - 1 + r.findingsLeft();
        if (size == CardSize.FULL) {
            for (ShownFinding finding : r.findings().subList(1, r.findings().size())) {
                CardSize rest = html.length() - start < CARD ? CardSize.FULL : CardSize.COMPACT;
                more(r, finding, rest);
                more--;
            }
        }
        if (more > 0) {
            html.leaf(
                            "p",
                            more + (more == 1 ? " more finding is" : " more findings are") + " in events.jsonl.",
                            "class",
                            "label")
                    .line();
        }
    }

    private void more(RequirementResult r, ShownFinding shown, CardSize size) {
        html.open("details").open("summary").leaf("span", "also", "class", "label");
        html.text(" ")
                .text(Bounds.cut(Cards.headline(shown.finding()), size.text()))
                .close()
                .line();
        findings.write(shown, Cards.transcript(r, shown), size);
        html.close().line();
    }

    private void known(RequirementResult r) {
        for (FailureKnown entry : report.known()) {
            if (entry.requirement().equals(r.id()) && entry.state() != KnownState.STALE) {
                html.open("p", "class", "known").leaf("span", "Known", "class", "label");
                html.open("span").text(Bounds.cut(entry.reason(), CardSize.COMPACT.text()));
                html.text(HtmlBaseline.until(entry)).close().close().line();
            }
        }
    }

    /** Where the source says it. The site of the specification is not always known; the command tells the same. */
    private void source(RequirementResult r) {
        Optional<String> page = spec.row(r.judged().protocol(), r.id());
        if (!r.judged().section().isEmpty() || page.isPresent()) {
            String section = Bounds.cut(r.judged().section(), Bounds.NAME);
            String text = r.judged().protocol() + (section.isEmpty() ? "" : ", " + section);
            html.open("p", "class", "source").leaf("span", "Source", "class", "label");
            html.open("span");
            page.ifPresentOrElse(link -> html.leaf("a", text, "href", link), () -> html.text(text));
            html.text(" ");
            html.leaf("code", "context-tck explain " + r.id(), "class", "command")
                    .close()
                    .close()
                    .line();
        }
    }

    private void readings(RequirementResult r) {
        if (!r.judged().readings().isEmpty()) {
            html.open("p", "class", "rests").leaf("span", "Rests on", "class", "label");
            html.open("span");
            new HtmlReadings(report, html).links(r.judged().readings());
            html.close().close().line();
        }
    }

    private void again(RequirementResult r) {
        String again = cards.again(r);
        if (!again.isEmpty()) {
            html.open("p", "class", "again").leaf("span", "Again", "class", "label");
            html.leaf("code", again, "class", "command").close().line();
        }
    }
}

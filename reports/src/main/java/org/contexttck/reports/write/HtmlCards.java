package org.contexttck.reports.write;

import java.util.List;
import org.contexttck.reports.event.Direction;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Requirement;
import org.contexttck.reports.model.Shown;
import org.contexttck.reports.text.Layout;

/** The cards of a page: what falls short, worst first, each with its evidence. */
final class HtmlCards {

    private final Report report;
    private final Html html;
    private final Cards cards;

    HtmlCards(Report report, Html html) {
        this.report = report;
        this.html = html;
        this.cards = new Cards(report, "");
    }

    void write() {
        List<Requirement> all = report.shortcomings();
        if (!all.isEmpty()) {
            html.open("section").line().leaf("h2", "What falls short").line();
            all.forEach(this::card);
            html.close().line();
        }
        if (!report.unjudged().isEmpty()) {
            html.open("section")
                    .line()
                    .leaf("h2", "Found before the run was broken off")
                    .line();
            for (Shown finding : report.unjudged()) {
                html.open("article", "class", "card failed").line();
                html.open("p", "class", "tag")
                        .leaf("b", finding.requirement())
                        .close()
                        .line();
                html.leaf("h3", Cards.headline(finding)).line();
                evidence(finding, finding.transcript());
                html.close().line();
            }
            html.close().line();
        }
    }

    private void card(Requirement r) {
        html.open("article", "class", "card " + r.verdict().text(), "id", r.id())
                .line();
        html.open("p", "class", "tag").leaf("b", r.id()).leaf("span", r.level());
        html.leaf("span", r.protocol())
                .leaf("span", Totals.words(r.verdict()), "class", "word")
                .close()
                .line();
        html.leaf("h3", Cards.headline(r)).line();
        html.leaf("p", r.says(), "class", "says").line();
        if (r.findings().isEmpty()) {
            html.open("dl").line();
            field("Because", r.reason(), "");
            html.close().line();
            transcript(r.transcript(), List.of());
        } else {
            evidence(r.findings().get(0), Cards.transcript(r, r.findings().get(0)));
            r.findings().stream().skip(1).forEach(finding -> more(r, finding));
        }
        if (r.findingsLeft() > 0) {
            html.leaf("p", r.findingsLeft() + " more findings are in events.jsonl.", "class", "label")
                    .line();
        }
        String again = cards.again(r.id());
        if (!again.isEmpty()) {
            html.open("p", "class", "again")
                    .leaf("span", "Again", "class", "label")
                    .leaf("code", again)
                    .close()
                    .line();
        }
        html.close().line();
    }

    private void more(Requirement r, Shown finding) {
        html.open("details")
                .line()
                .open("summary")
                .leaf("span", "also", "class", "label")
                .text(" ");
        html.text(Cards.headline(finding)).close().line();
        evidence(finding, Cards.transcript(r, finding));
        html.close().line();
    }

    private void evidence(Shown finding, String transcript) {
        html.open("dl").line();
        field("Scenario", finding.scenarioName(), "");
        field("Expected", finding.expected(), "");
        field("Seen", finding.seen(), "seen");
        if (!finding.pointer().isEmpty()) {
            html.open("div").leaf("dt", "At").open("dd").leaf("code", finding.pointer());
            if (!finding.value().isEmpty()) {
                html.text(" = ").leaf("code", finding.value(), "class", "value");
            }
            html.close().close().line();
        }
        field("Likely cause", finding.cause(), "");
        html.close().line();
        excerpt(finding);
        transcript(transcript, finding.messages());
        if (!finding.left().isEmpty()) {
            html.leaf("p", finding.left(), "class", "label").line();
        }
    }

    private void field(String label, String text, String style) {
        if (!text.isEmpty()) {
            html.open("div")
                    .leaf("dt", label)
                    .leaf("dd", text, "class", style)
                    .close()
                    .line();
        }
    }

    private void excerpt(Shown finding) {
        List<Excerpt> messages = finding.excerpt();
        boolean found = messages.stream()
                .anyMatch(m -> Layout.of(m.text(), finding.pointer(), false).found());
        for (int i = 0; i < messages.size(); i++) {
            Excerpt message = messages.get(i);
            boolean received = message.direction() == Direction.RECEIVED;
            boolean missing = !found && received && i == messages.size() - 1;
            html.open("figure").open("figcaption");
            html.leaf("b", received ? "received" : "sent").text(" message " + message.order());
            html.close().open("pre", "tabindex", "0");
            Layout.of(message.text(), finding.pointer(), missing).lines().forEach(this::line);
            html.close().close().line();
        }
    }

    private void line(Layout.Line line) {
        html.text("  ".repeat(line.indent())).leaf("span", line.lead(), "class", "key");
        html.leaf(line.marked() ? "mark" : "span", line.text())
                .text(line.trail())
                .line();
    }

    private void transcript(String path, List<Long> messages) {
        if (path.isEmpty()) {
            return;
        }
        html.open("p", "class", "transcript").leaf("span", "Transcript", "class", "label");
        Links.inside(path).ifPresentOrElse(link -> html.leaf("a", path, "href", link), () -> html.text(path));
        html.text(messages.isEmpty() ? "" : ", " + Cards.messages(messages))
                .close()
                .line();
    }
}

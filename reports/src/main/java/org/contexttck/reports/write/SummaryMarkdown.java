package org.contexttck.reports.write;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.KnownState;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.BlockedCause;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;

/** The report as {@code summary.md}, short enough for the summary of a GitHub step or a comment on a change. */
public final class SummaryMarkdown {

    private static final int ITEMS = 20;

    private final Report report;
    private final Cards cards;
    private final Markdown out = new Markdown();

    private SummaryMarkdown(Report report) {
        this.report = report;
        this.cards = new Cards(report, "");
    }

    /** @return the text of the file */
    public static String write(Report report) {
        return new SummaryMarkdown(report).document();
    }

    private String document() {
        String verdict = HtmlReport.words(report.verdict());
        out.own("## context-tck: " + verdict + "\n\n**").text(report.headline()).own("**\n");
        totals();
        shortcomings();
        blocked();
        stale();
        facts();
        return out.toString();
    }

    private void totals() {
        if (report.requirements().isEmpty()) {
            return;
        }
        List<Verdict> verdicts =
                Totals.ORDER.stream().filter(v -> report.totals().get(v) > 0).toList();
        out.own("\n| protocol |");
        verdicts.forEach(v -> out.own(" " + Totals.words(v) + " |"));
        out.own("\n| --- |" + " --: |".repeat(verdicts.size()) + "\n");
        for (String protocol : report.protocolsJudged()) {
            Map<Verdict, Integer> counts = Report.count(report.of(protocol).stream());
            out.own("| ").text(protocol).own(" |");
            verdicts.forEach(v -> out.own(" " + (counts.get(v) == 0 ? "" : counts.get(v)) + " |"));
            out.own("\n");
        }
    }

    private void shortcomings() {
        List<RequirementResult> all = report.shortcomings();
        if (all.isEmpty()) {
            return;
        }
        out.own("\n### What falls short\n\n");
        all.stream().limit(ITEMS).forEach(this::item);
        if (all.size() > ITEMS) {
            out.own("\n" + (all.size() - ITEMS) + " more are in the report.\n");
        }
    }

    private void item(RequirementResult r) {
        out.own("- **").text(r.id()).own("** (" + Totals.words(r.judged().verdict()) + ", ");
        out.text(r.judged().level()).own(") ").text(Cards.headline(r)).own("\n");
        line("says", r.judged().says());
        if (r.findings().isEmpty()) {
            line("because", r.judged().reason());
        } else {
            Finding first = r.findings().get(0).finding();
            line("expected", first.expected());
            line("seen", first.seen());
            String at = Cards.at(first);
            if (!at.isEmpty()) {
                out.own("  - at ").code(at).own("\n");
            }
            line("likely cause", first.cause());
        }
        report.known().stream()
                .filter(entry -> entry.requirement().equals(r.id()) && entry.state() != KnownState.STALE)
                .forEach(entry -> line(entry.state().text(), entry.reason() + HtmlBaseline.until(entry)));
        if (!cards.again(r).isEmpty()) {
            out.own("  - again: ").code(cards.again(r)).own("\n");
        }
    }

    private void line(String label, String text) {
        if (!text.isBlank()) {
            out.own("  - " + label + ": ").text(text).own("\n");
        }
    }

    private void blocked() {
        if (report.blocked().isEmpty()) {
            return;
        }
        out.own("\n### Could not be tried\n\n");
        for (BlockedCause cause : report.blocked().stream().limit(ITEMS).toList()) {
            out.own("- ").text(cause.reason() + cause.complaint()).own(" (").text(IdRanges.text(cause.requirements()));
            out.own(")\n");
        }
    }

    private void stale() {
        List<FailureKnown> stale = report.known().stream()
                .filter(entry -> entry.state() == KnownState.STALE)
                .toList();
        if (!stale.isEmpty()) {
            out.own("\n### No longer true in the baseline\n\n");
            stale.stream().limit(ITEMS).forEach(entry -> {
                out.own("- ")
                        .text(HtmlBaseline.name(entry))
                        .own(" no longer fails: ")
                        .text(entry.reason());
                out.own("\n");
            });
        }
    }

    private void facts() {
        String revisions = report.targets().stream()
                .map(HtmlTargets::speaks)
                .filter(s -> !s.isEmpty())
                .distinct()
                .collect(Collectors.joining(", "));
        out.own("\n<sub>").text(HtmlReport.name(report));
        if (!revisions.isEmpty()) {
            out.own(", ").text(revisions);
        }
        out.own(", context-tck ").text(report.kit().version());
        if (report.durationMillis() > 0) {
            out.own(", took " + Times.text(report.durationMillis()));
        }
        out.own("</sub>\n");
    }
}

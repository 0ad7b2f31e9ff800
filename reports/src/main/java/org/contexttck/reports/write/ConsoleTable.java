package org.contexttck.reports.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.BlockedCause;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.text.Visible;

/**
 * The report for a console: verdicts by protocol, a card for each requirement that falls short, a line for each thing
 * that was missing, and the verdict as the last line. Plain ASCII but for what the target said.
 */
public final class ConsoleTable {

    private static final int NARROWEST = 60;
    private static final int STDERR = 8;
    private static final Set<Verdict> ASIDE = Set.of(Verdict.BLOCKED, Verdict.NOT_CLAIMED, Verdict.UNTESTED);
    private static final Set<Verdict> NOT_SHOWN =
            Set.of(Verdict.BLOCKED, Verdict.NOT_CLAIMED, Verdict.UNTESTED, Verdict.INCONCLUSIVE);
    private static final int CARDS = 20;

    private final int width;
    private final Ansi ansi;
    private final String place;

    /**
     * @param width characters in a line
     * @param colour whether to colour with terminal codes
     * @param place folder of the report, for the paths shown; may be empty
     */
    public ConsoleTable(int width, boolean colour, String place) {
        this.width = Math.max(NARROWEST, width);
        this.ansi = new Ansi(colour);
        this.place = place.isEmpty() || place.endsWith("/") ? place : place + "/";
    }

    /** @return the text, lines separated by line feeds, without one at the end */
    public String text(Report report) {
        List<String> lines = new ArrayList<>();
        Set<Verdict> aside = report.ofRecordings() ? NOT_SHOWN : ASIDE;
        report.protocolsJudged().forEach(protocol -> table(lines, protocol, report.of(protocol), aside));
        cards(lines, report);
        report.blocked().forEach(cause -> blocked(lines, cause));
        report.targets().forEach(target -> stderr(lines, target.stderrTail().strip()));
        report.unjudged()
                .forEach(f -> lines.add(TextWidth.fit(
                        "found: " + f.finding().requirement() + " " + Visible.line(Cards.headline(f.finding())),
                        width)));
        if (!lines.isEmpty() && !lines.get(lines.size() - 1).isEmpty()) {
            lines.add("");
        }
        if (!place.isEmpty()) {
            lines.add("report: " + place + "index.html");
        }
        lines.add(ansi.run(report.verdict(), Visible.line(report.headline())));
        return String.join("\n", lines);
    }

    private void table(List<String> lines, String protocol, List<RequirementResult> requirements, Set<Verdict> aside) {
        lines.add(ansi.strong(protocol) + "  " + Totals.text(Report.count(requirements.stream())));
        for (RequirementResult r : requirements) {
            if (!aside.contains(r.judged().verdict())) {
                lines.add(row(r));
            }
        }
        if (aside.contains(Verdict.INCONCLUSIVE)) {
            aside(lines, requirements, Verdict.INCONCLUSIVE);
        }
        aside(lines, requirements, Verdict.NOT_CLAIMED);
        aside(lines, requirements, Verdict.UNTESTED);
        lines.add("");
    }

    private String row(RequirementResult r) {
        String seen = r.judged().observations() == 0 ? "" : r.judged().observations() + " seen";
        String time = r.durationMillis() == 0 ? "" : Times.text(r.durationMillis());
        String start =
                "  " + TextWidth.pad(r.id(), 9) + TextWidth.pad(r.judged().level(), 8);
        String figures = String.format("%9s %9s  ", seen, time);
        int left = width - start.length() - 13 - figures.length();
        String says = left < 20 ? "" : TextWidth.fit(Visible.line(r.judged().says()), left);
        return (start
                        + ansi.verdict(
                                r.judged().verdict(),
                                TextWidth.pad(Totals.words(r.judged().verdict()), 13))
                        + figures
                        + says)
                .stripTrailing();
    }

    private void aside(List<String> lines, List<RequirementResult> requirements, Verdict verdict) {
        List<String> ids = requirements.stream()
                .filter(r -> r.judged().verdict() == verdict)
                .map(RequirementResult::id)
                .toList();
        if (!ids.isEmpty()) {
            String text = Totals.words(verdict) + ": " + IdRanges.text(ids);
            TextWidth.wrap(text, width - 2, 20).forEach(line -> lines.add("  " + ansi.verdict(verdict, line)));
        }
    }

    private void cards(List<String> lines, Report report) {
        CardText text = new CardText(report, place, width);
        List<RequirementResult> all = report.shortcomings();
        for (RequirementResult r : all.subList(0, Math.min(CARDS, all.size()))) {
            List<String> card = text.lines(r);
            lines.add(ansi.verdict(r.judged().verdict(), card.get(0)));
            lines.addAll(card.subList(1, card.size()));
            lines.add("");
        }
        if (all.size() > CARDS) {
            lines.add((all.size() - CARDS) + " more cards are in the report.");
            lines.add("");
        }
    }

    /** The end, and before it is cut the frames of a stack go: what they belong to says more. */
    private void stderr(List<String> lines, String tail) {
        if (tail.isEmpty()) {
            return;
        }
        List<String> all = tail.lines().toList();
        if (all.size() > STDERR) {
            all = all.stream().filter(line -> !line.matches("\\s*|\\s+at .*")).toList();
        }
        lines.add("the last it wrote to standard error:");
        for (String line : all.subList(Math.max(0, all.size() - STDERR), all.size())) {
            lines.add("  " + TextWidth.fit(Visible.line(line), width - 2));
        }
    }

    private void blocked(List<String> lines, BlockedCause cause) {
        String ids = IdRanges.text(cause.requirements());
        String start = "blocked: " + Visible.line(cause.reason());
        String end =
                " (" + (ids.length() < width / 2 ? ids : cause.requirements().size() + " requirements") + ")";
        lines.add(ansi.verdict(Verdict.BLOCKED, TextWidth.fit(start, width - end.length())) + end);
        if (!cause.stderr().isEmpty()) {
            lines.add(TextWidth.fit("  stderr: " + Visible.line(cause.stderr()), width));
        }
    }
}

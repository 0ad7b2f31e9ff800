package org.contexttck.reports.write;

import java.util.List;
import java.util.Optional;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.ShownFinding;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.page.LayoutHtml;
import org.contexttck.reports.page.Links;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.text.Layout;
import org.contexttck.reports.viewer.TranscriptLinks;

/** One finding on a card: what was expected and seen, and the messages with the place marked. */
final class HtmlFinding {

    private static final int MESSAGES = 60_000;

    private final Report report;
    private final Html html;

    HtmlFinding(Report report, Html html) {
        this.report = report;
        this.html = html;
    }

    void write(ShownFinding shown, String transcript, CardSize size) {
        Finding finding = shown.finding();
        int most = size.text();
        html.open("dl").line();
        field("Scenario", Bounds.cut(shown.scenario().name(), most), "");
        if (size == CardSize.FULL) {
            new HtmlSteps(html).field(shown.scenario().steps());
        }
        html.close().line();
        new HtmlSides(html).write(Bounds.cut(finding.expected(), most), Bounds.cut(finding.seen(), most));
        html.open("dl").line();
        field("Standard error", Bounds.cut(Cards.stderr(report, transcript, finding), most), "seen");
        if (!finding.pointer().isEmpty()) {
            html.open("div").leaf("dt", "At").open("dd").leaf("code", Bounds.cut(finding.pointer(), most));
            if (!finding.value().isEmpty()) {
                html.text(" = ").leaf("code", Bounds.cut(finding.value(), most), "class", "value");
            }
            html.close().close().line();
        }
        if (!finding.cause().isEmpty()) {
            html.open("div").leaf("dt", "Likely cause").open("dd").prose(Bounds.cut(finding.cause(), most));
            html.close().close().line();
        }
        html.close().line();
        boolean whole = size == CardSize.FULL && excerpt(finding);
        transcript(transcript, finding.messages());
        if (!whole && !finding.excerpt().isEmpty()) {
            note("messages are left out here; report.json and the transcript have them");
        } else if (!shown.left().isEmpty()) {
            note(shown.left());
        }
    }

    void field(String label, String text, String style) {
        if (!text.isEmpty()) {
            html.open("div")
                    .leaf("dt", label)
                    .leaf("dd", text, "class", style)
                    .close()
                    .line();
        }
    }

    /** The name of a transcript leads to its page, each number to its message, and the ending to the lines themselves. */
    void transcript(String path, List<Long> messages) {
        if (path.isEmpty()) {
            return;
        }
        html.open("p", "class", "transcript").leaf("span", "Transcript", "class", "label");
        Optional<String> page = report.ofRecordings() ? Optional.empty() : TranscriptLinks.page(path);
        if (page.isEmpty()) {
            html.text(path + (messages.isEmpty() ? "" : ", " + Cards.numbered(Cards.word(report), messages)));
        } else {
            html.open("span").leaf("a", TranscriptLinks.name(path), "href", page.get());
            html.text(messages.isEmpty() ? "" : ", " + Cards.word(report) + (messages.size() == 1 ? " " : "s "));
            for (int i = 0; i < messages.size(); i++) {
                String anchor = "#" + TranscriptLinks.anchor(messages.get(i));
                html.text(i == 0 ? "" : ", ").leaf("a", String.valueOf(messages.get(i)), "href", page.get() + anchor);
            }
            Links.inside(path)
                    .ifPresent(lines ->
                            html.text(" (").leaf("a", "lines", "href", lines).text(")"));
            html.close();
        }
        html.close().line();
    }

    /** @return whether all messages are there */
    private boolean excerpt(Finding finding) {
        List<Excerpt> messages = finding.excerpt();
        boolean found = messages.stream()
                .anyMatch(m -> Layout.of(m.text(), finding.pointer(), false).found());
        int start = html.length();
        for (int i = 0; i < messages.size(); i++) {
            if (html.length() - start > MESSAGES) {
                return false;
            }
            boolean last = i == messages.size() - 1;
            message(messages.get(i), finding.pointer(), !found && last);
        }
        return true;
    }

    private void message(Excerpt message, String pointer, boolean last) {
        boolean received = message.direction() == ExcerptDirection.RECEIVED;
        html.open("figure").open("figcaption");
        html.leaf("b", received ? "received" : "sent").text(" " + Cards.word(report) + " " + message.order());
        html.close().open("pre");
        LayoutHtml.write(
                html, Layout.of(message.text(), pointer, received && last).lines());
        html.close().close().line();
    }

    private void note(String text) {
        html.leaf("p", text, "class", "label").line();
    }
}

package org.contexttck.reports.write;

import java.util.List;
import java.util.Optional;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.ShownFinding;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.text.Layout;

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
        field("Expected", Bounds.cut(finding.expected(), most), "");
        field("Seen", Bounds.cut(finding.seen(), most), "seen");
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

    void transcript(String path, List<Long> messages) {
        if (path.isEmpty()) {
            return;
        }
        html.open("p", "class", "transcript").leaf("span", "Transcript", "class", "label");
        Optional<String> inside = report.ofRecordings() ? Optional.empty() : Links.inside(path);
        inside.ifPresentOrElse(link -> html.leaf("a", path, "href", link), () -> html.text(path));
        html.text(messages.isEmpty() ? "" : ", " + Cards.numbered(Cards.word(report), messages))
                .close()
                .line();
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
        Layout.of(message.text(), pointer, received && last).lines().forEach(this::line);
        html.close().close().line();
    }

    private void line(Layout.Line line) {
        html.text("  ".repeat(line.indent()));
        if (!line.lead().isEmpty()) {
            html.leaf("span", line.lead(), "class", "key");
        }
        if (line.marked()) {
            html.leaf("mark", line.text());
        } else {
            html.text(line.text());
        }
        html.text(line.trail()).line();
    }

    private void note(String text) {
        html.leaf("p", text, "class", "label").line();
    }
}

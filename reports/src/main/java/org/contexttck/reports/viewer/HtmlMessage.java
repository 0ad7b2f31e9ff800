package org.contexttck.reports.viewer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.page.LayoutHtml;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.text.Elision;
import org.contexttck.reports.text.Layout;
import org.contexttck.reports.transcript.TranscriptLine;
import org.contexttck.reports.transcript.TranscriptLine.Way;

/** One line of a transcript on its page. A message is folded unless a card points to it. */
final class HtmlMessage {

    private static final Elision SHOWN = new Elision(Integer.MAX_VALUE, 4_000, 100);
    private static final int LINES = 400;

    /** What is longer is shown so, by the characters of its lines. */
    private static final int MESSAGE = 40_000;

    private static final Elision TIGHT = new Elision(Integer.MAX_VALUE, 200, 10);
    private static final int FEW_LINES = 100;
    private static final int CITATIONS = 20;
    private static final int TEXT = 4_000;
    private static final double SECOND = 1e9;

    private final Html html;
    private final MessageGist gist = new MessageGist();

    HtmlMessage(Html html) {
        this.html = html;
    }

    void write(TranscriptLine line, List<Citation> citations) {
        if (line.direction() == Way.SENT || line.direction() == Way.RECEIVED) {
            message(line, citations);
        } else {
            remark(line, citations);
        }
    }

    private void message(TranscriptLine line, List<Citation> citations) {
        boolean sent = line.direction() == Way.SENT;
        html.open("li", "class", sent ? "sent" : "received", "id", TranscriptLinks.anchor(line.order()));
        if (citations.isEmpty()) {
            html.open("details");
        } else {
            html.open("details", "class", "cited", "open", "");
        }
        html.open("summary");
        time(line);
        html.open("span", "class", "way")
                .leaf("span", sent ? "→" : "←", "aria-hidden", "true")
                .text(sent ? " sent" : " received")
                .close();
        html.leaf("span", String.valueOf(line.order()), "class", "order");
        html.leaf("code", gist.of(line), "class", "gist");
        if (!line.note().isEmpty()) {
            html.leaf("span", Bounds.cut(line.note(), TEXT), "class", "odd");
        }
        html.close().line();
        cited(citations);
        text(line.text(), citations);
        transport(line.transport());
        html.close().close().line();
    }

    /** What is no message: what the kit notes, what a program wrote to standard error, what is wrong with the wire. */
    private void remark(TranscriptLine line, List<Citation> citations) {
        boolean anomaly = line.direction() == Way.ANOMALY;
        html.open("li", "class", anomaly ? "anomaly" : "note").open("div");
        time(line);
        html.leaf("span", anomaly ? "anomaly" : "note", "class", "way");
        html.leaf("span", line.order() == 0 ? "" : String.valueOf(line.order()), "class", "order");
        html.open("span", "class", "gist").text(Bounds.cut(line.note(), TEXT));
        if (!line.text().isEmpty()) {
            html.text(line.note().isEmpty() ? "" : ": ").leaf("code", Bounds.cut(line.text(), TEXT));
        }
        html.close().close();
        cited(citations);
        html.close().line();
    }

    private void time(TranscriptLine line) {
        String seconds = String.format(Locale.ROOT, "%.3f s", line.nanos() / SECOND);
        html.leaf("span", seconds, "class", "time");
    }

    private void cited(List<Citation> citations) {
        for (Citation one : citations.subList(0, Math.min(citations.size(), CITATIONS))) {
            html.open("p", "class", "cites").leaf("a", one.requirement(), "href", "../index.html#" + one.requirement());
            html.text(" " + Bounds.cut(one.headline(), Bounds.NAME));
            if (!one.pointer().isEmpty()) {
                html.text(" at ").leaf("code", Bounds.cut(one.pointer(), Bounds.NAME));
            }
            html.close().line();
        }
        if (citations.size() > CITATIONS) {
            html.leaf("p", "and " + (citations.size() - CITATIONS) + " more findings", "class", "label");
        }
    }

    private void text(String text, List<Citation> citations) {
        List<String> pointers =
                citations.stream().map(Citation::pointer).distinct().toList();
        boolean missing = citations.stream().anyMatch(Citation::missing);
        List<Layout.Line> lines =
                Layout.of(text, pointers, missing, LINES, SHOWN).lines();
        if (lines.stream().mapToInt(it -> it.text().length()).sum() > MESSAGE) {
            lines = Layout.of(text, pointers, missing, FEW_LINES, TIGHT).lines();
        }
        html.open("pre", "tabindex", "0");
        LayoutHtml.write(html, lines);
        html.close().line();
    }

    private void transport(Map<String, String> transport) {
        if (!transport.isEmpty()) {
            String all = transport.entrySet().stream()
                    .map(it -> it.getKey() + " " + it.getValue())
                    .collect(Collectors.joining(" · "));
            html.leaf("p", Bounds.cut(all, TEXT), "class", "label").line();
        }
    }
}

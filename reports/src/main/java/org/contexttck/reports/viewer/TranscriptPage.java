package org.contexttck.reports.viewer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.page.Links;
import org.contexttck.reports.page.PageParts;
import org.contexttck.reports.page.PageShell;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.RecordReader;
import org.contexttck.reports.transcript.TranscriptLine;

/**
 * A transcript as one page that needs nothing else. However long the transcript is, the page has an end: what is shown is the
 * beginning, what cards point to with what stands around it, and the end; how much is left out is said in its place.
 */
final class TranscriptPage {

    /** Characters of the page within which everything is shown: of one that cards point to, and of one that none does. */
    private static final int ALL_UNTIL = 400_000;

    private static final int UNCITED_UNTIL = 150_000;

    /** Characters of the page within which is shown what rows lead to, and what cards point to. */
    private static final int SEEN_UNTIL = 500_000;

    private static final int CITED_UNTIL = 800_000;

    private static final int BEFORE = 8;
    private static final int AFTER = 4;
    private static final Pattern START = Pattern.compile("\\{\"seq\":[0-9]{1,18},\"order\":([0-9]{1,18}),");
    private static final PageShell SHELL = new PageShell(
            PageParts.look() + PageParts.text(TranscriptPage.class, "transcript.css"),
            PageParts.text(TranscriptPage.class, "transcript.js"));

    private final Html html = new Html();
    private final HtmlMessage messages = new HtmlMessage(html);
    private final SortedMap<Long, List<Citation>> cited;
    private final Set<Long> seen;
    private final Deque<String> waiting = new ArrayDeque<>();
    private long lines;
    private long passedOver;
    private long leftOut;

    private TranscriptPage(SortedMap<Long, List<Citation>> cited, Set<Long> seen) {
        this.cited = cited;
        this.seen = seen;
    }

    /**
     * The text of a page.
     *
     * @param citations what cards point to, and rows
     * @throws IOException if the transcript cannot be read
     */
    static String write(Path file, String path, Report report, Citations citations) throws IOException {
        TranscriptPage page = new TranscriptPage(citations.in(path), citations.seenIn(path));
        String name = TranscriptLinks.name(file.getFileName().toString());
        try {
            SHELL.write(page.html, name + ": transcript", () -> page.content(file, name, report));
        } catch (UncheckedIOException unread) {
            throw unread.getCause();
        }
        return page.html.toString();
    }

    private void content(Path file, String name, Report report) {
        html.open("header").line();
        html.open("p", "class", "over").leaf("b", "context-tck").text(" transcript, of the ");
        html.leaf("a", "report", "href", "../index.html").text(" for ");
        html.leaf("b", Bounds.cut(report.implementation().text(), Bounds.NAME))
                .close()
                .line();
        html.leaf("h1", name).line();
        html.leaf(
                        "p",
                        "What was said on one connection, in time, seen from the kit. Each line has the seconds since the"
                                + " connection began, its direction and its number.",
                        "class",
                        "label")
                .line();
        html.close().line();
        contents();
        html.leaf("button", "Open all", "type", "button", "id", "all", "hidden", "")
                .line();
        html.open("ol", "class", "messages", "role", "list").line();
        try {
            lines(file);
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
        html.close().line();
        footer(file.getFileName().toString());
    }

    private void contents() {
        Map<String, Long> firsts = new LinkedHashMap<>();
        cited.forEach((order, all) -> all.forEach(it -> firsts.putIfAbsent(it.requirement(), order)));
        if (firsts.isEmpty()) {
            return;
        }
        html.open("nav", "aria-label", "Messages that cards point to")
                .leaf("span", "Cards point here:", "class", "label")
                .line();
        firsts.forEach((requirement, order) -> html.leaf(
                        "a", requirement + " (" + order + ")", "href", "#" + TranscriptLinks.anchor(order))
                .line());
        html.close().line();
    }

    private void lines(Path file) throws IOException {
        int after = 0;
        int allUntil = cited.isEmpty() ? UNCITED_UNTIL : ALL_UNTIL;
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
            for (String raw = in.readLine(); raw != null; raw = in.readLine()) {
                lines++;
                long order = order(raw);
                boolean pointed = cited.containsKey(order);
                after = pointed ? AFTER : Math.max(0, after - 1);
                boolean near = pointed || after > 0;
                if (html.length() < allUntil
                        || near && html.length() < CITED_UNTIL
                        || seen.contains(order) && html.length() < SEEN_UNTIL) {
                    showWaiting();
                    show(raw);
                } else {
                    letWait(raw);
                }
            }
        }
        if (html.length() < CITED_UNTIL) {
            showWaiting();
        } else {
            passedOver += waiting.size();
            gap();
        }
    }

    private void letWait(String raw) {
        waiting.add(raw);
        if (waiting.size() > BEFORE) {
            waiting.remove();
            passedOver++;
        }
    }

    private void showWaiting() {
        gap();
        List<String> shown = new ArrayList<>(waiting);
        waiting.clear();
        shown.forEach(this::show);
    }

    private void gap() {
        if (passedOver > 0) {
            html.leaf("li", "⋯ " + counted(passedOver) + " left out", "class", "gap")
                    .line();
            leftOut += passedOver;
            passedOver = 0;
        }
    }

    private void show(String raw) {
        try {
            TranscriptLine line = RecordReader.read(TranscriptLine.class, JsonText.read(raw));
            messages.write(line, cited.getOrDefault(line.order(), List.of()));
        } catch (IllegalArgumentException torn) {
            html.open("li", "class", "anomaly").leaf("code", Bounds.cut(raw, Bounds.VALUE));
            html.close().line();
        }
    }

    private void footer(String lineFile) {
        html.open("footer").open("p").text(counted(lines));
        html.text(leftOut == 0 ? "" : ", " + leftOut + " of them left out here");
        html.text("; all of it, exactly: ");
        Links.inside(lineFile)
                .ifPresentOrElse(link -> html.leaf("a", lineFile, "href", link), () -> html.text(lineFile));
        html.close().line().close().line();
    }

    private static String counted(long lines) {
        return lines == 1 ? "1 line" : lines + " lines";
    }

    private static long order(String raw) {
        Matcher start = START.matcher(raw);
        return start.lookingAt() ? Long.parseLong(start.group(1)) : -1;
    }
}

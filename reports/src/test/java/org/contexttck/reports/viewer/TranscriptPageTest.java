package org.contexttck.reports.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.contexttck.reports.Runs;
import org.contexttck.reports.Transcripts;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioStep;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.text.Visible;
import org.contexttck.reports.transcript.TranscriptLine;
import org.contexttck.reports.transcript.TranscriptLine.Way;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TranscriptPageTest {

    private static final String CALL =
            "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"search_records\",\"arguments\":{\"page\":1}}}";
    private static final String ANSWER = "{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{\"content\":[]}}";
    private static final String CITED = "transcripts/transient-context-marking-7.jsonl";

    @TempDir
    Path dir;

    @Test
    void eachLineTellsTimeDirectionAndNumber() throws IOException {
        String page = page(List.of(
                line(1, Way.SENT, 12_000_000, CALL, ""),
                line(2, Way.RECEIVED, 52_000_000, ANSWER, ""),
                line(0, Way.NOTE, 60_000_000, "it is getting late", "stderr"),
                line(3, Way.ANOMALY, 61_000_000, "", "closed: the connection was closed")));

        assertThat(find(page, "<span class=\"time\">([^<]*)</span>"))
                .containsExactly("0.012 s", "0.052 s", "0.060 s", "0.061 s");
        assertThat(find(page, "<code class=\"gist\">([^<]*)</code>"))
                .containsExactly("tools/call search_records {&quot;page&quot;:1}", "result of 1 after 40 ms");
        assertThat(page)
                .contains("<li class=\"sent\" id=\"m1\">", "<li class=\"received\" id=\"m2\">")
                .contains("<span aria-hidden=\"true\">→</span> sent</span>")
                .contains("stderr: <code>it is getting late</code>")
                .contains("<li class=\"anomaly\">", "closed: the connection was closed")
                .contains("4 lines; all of it, exactly: <a href=\"a.jsonl\">a.jsonl</a>");
    }

    @Test
    void whatCardsPointToIsUnfoldedAndMarked() throws IOException {
        Path file = dir.resolve(CITED);
        Transcripts.write(
                file,
                List.of(
                        line(14, Way.SENT, 1, CALL, ""),
                        line(15, Way.RECEIVED, 2, text("shortfalls", 15), ""),
                        line(16, Way.SENT, 3, CALL, "")));
        Report report = Runs.report("shortfalls");
        String page = TranscriptPage.write(file, CITED, report, Citations.of(report));

        assertThat(find(page, "<li class=\"[a-z]+\" id=\"(m[0-9]+)\"><details class=\"cited\" open=\"\">"))
                .containsExactly("m14", "m15");
        assertThat(page)
                .contains("<a href=\"#m14\">TC-S-01 (14)</a>")
                .contains("<a href=\"../index.html#TC-S-01\">TC-S-01</a>")
                .contains("<mark>&quot;Transient&quot;</mark>");
    }

    @Test
    void aLongTranscriptHasAPageWithAnEndWhereCardsStillFindTheirMessages() throws IOException {
        Path file = dir.resolve(CITED);
        List<TranscriptLine> lines = new ArrayList<>();
        for (int i = 100; i < 20_100; i++) {
            lines.add(line(i, Way.RECEIVED, i, "{\"text\":\"" + "x".repeat(200) + "\"}", ""));
        }
        lines.set(15_000, line(15, Way.RECEIVED, 15_100, text("shortfalls", 15), ""));
        Transcripts.write(file, lines);
        Report report = Runs.report("shortfalls");
        String page = TranscriptPage.write(file, CITED, report, Citations.of(report));

        assertThat(page).hasSizeLessThan(500_000).contains("id=\"m100\"", "id=\"m20099\"");
        assertThat(find(page, "id=\"(m150[0-9]{2}|m151[0-9]{2}|m15)\""))
                .containsExactly(
                        "m15092", "m15093", "m15094", "m15095", "m15096", "m15097", "m15098", "m15099", "m15", "m15101",
                        "m15102", "m15103");
        long shown = find(page, "(<li class=\"received\")").size();
        assertThat(find(page, "class=\"gap\">⋯ ([0-9]+) lines left out").stream()
                        .mapToLong(Long::parseLong)
                        .sum())
                .isEqualTo(20_000 - shown);
        assertThat(page).contains("20000 lines, " + (20_000 - shown) + " of them left out here");
    }

    @Test
    void whatAPassedRowLeadsToIsThereHoweverFarBehind() throws IOException {
        Path file = dir.resolve(CITED);
        List<TranscriptLine> lines = new ArrayList<>();
        for (int i = 1; i < 10_000; i++) {
            lines.add(line(i, Way.RECEIVED, i, "{\"text\":\"" + "x".repeat(200) + "\"}", ""));
        }
        Transcripts.write(file, lines);
        List<Event> events = Runs.events("passing").stream()
                .map(event -> event instanceof ScenarioFinished one ? seeing(one, 5_000) : event)
                .toList();
        Report report = Reports.from(events);
        String page = TranscriptPage.write(file, CITED, report, Citations.of(report));

        assertThat(page).contains("id=\"m5000\"").doesNotContain("id=\"m5001\"").hasSizeLessThan(300_000);
    }

    private static ScenarioFinished seeing(ScenarioFinished one, long message) {
        ScenarioStep step =
                new ScenarioStep("Then", Outcome.HELD, 1, List.of(new ScenarioStep.SeenMessage(CITED, message)));
        return new ScenarioFinished(
                one.key(),
                one.kind(),
                one.feature(),
                one.line(),
                one.name(),
                one.requirements(),
                one.outcome(),
                one.observations(),
                one.durationMillis(),
                one.reason(),
                one.findings(),
                one.transcript(),
                List.of(step),
                one.began());
    }

    @Test
    void oneHugeMessageIsShortened() throws IOException {
        String huge = "{\"result\":{\"a\":[" + "\"\u202e<&>\",".repeat(200_000) + "1]}}";

        assertThat(page(List.of(line(1, Way.RECEIVED, 1, huge, huge), line(2, Way.RECEIVED, 2, huge.substring(5), ""))))
                .hasSizeLessThan(400_000);
    }

    @ParameterizedTest(name = "text {index}")
    @MethodSource("org.contexttck.reports.write.HostileTexts#all")
    void hostileTextStaysText(String text) throws IOException {
        String json = "{\"result\":{\"a\":[\"" + text.replace("\"", "\\\"") + "\"]},\"id\":\"" + "x" + "\"}";
        String page = page(List.of(
                new TranscriptLine(1, 1, Way.RECEIVED, 1, text, Map.of(text, text), text),
                line(2, Way.RECEIVED, 1, json, ""),
                line(0, Way.NOTE, 1, text, text),
                line(0, Way.ANOMALY, 1, text, text)));
        String body = page.replaceFirst("(?s)<style>.*?</style>", "").replaceFirst("(?s)<script>.*?</script>", "");

        assertThat(page.codePoints().filter(c -> c != '\n' && c != '\t').noneMatch(Visible::hidden))
                .isTrue();
        assertThat(find(body, "<([a-z0-9]+)"))
                .isSubsetOf(
                        "html", "head", "meta", "title", "body", "main", "header", "p", "b", "a", "h1", "button", "ol",
                        "li", "details", "summary", "span", "code", "pre", "i", "div", "footer");
        assertThat(find(body, "href=\"([^\"]*)\"")).containsOnly("../index.html", "a.jsonl");
        assertThat(find(body, " (on[a-z]+|style|src)=\"")).isEmpty();
    }

    @Test
    void whatIsNoLineOfATranscriptIsShownAsItIs() throws IOException {
        Path file = Transcripts.write(dir.resolve("a.jsonl"), List.of(line(1, Way.SENT, 1, CALL, "")));
        Files.writeString(file, Files.readString(file) + "{\"seq\":2,\"ord");

        assertThat(TranscriptPage.write(file, "", Runs.report("passing"), Citations.of(Runs.report("passing"))))
                .contains("<li class=\"anomaly\"><code>{&quot;seq&quot;:2,&quot;ord</code></li>");
    }

    @Test
    void eachConnectionHasAPageAndTheJournalHasNone() throws IOException {
        Report report = Runs.report("shortfalls");
        for (String name : List.of("server-1", "journal", "2-journal", "gateway-1-journal")) {
            Transcripts.write(dir.resolve("transcripts/" + name + ".jsonl"), List.of(line(1, Way.SENT, 1, CALL, "")));
        }
        TranscriptPages.write(dir, report);

        assertThat(TranscriptPages.names(dir))
                .containsExactly("transcripts/gateway-1-journal.html", "transcripts/server-1.html");
        assertThat(TranscriptPages.changed(dir, report)).isEmpty();

        Files.writeString(dir.resolve("transcripts/server-1.html"), "<p>All is well.</p>");
        assertThat(TranscriptPages.changed(dir, report)).contains("transcripts/server-1.html");
        Files.writeString(dir.resolve("transcripts/a.html"), "<p>All is well.</p>");
        assertThat(TranscriptPages.changed(dir, report)).contains("transcripts/a.html");
    }

    @Test
    void aLinkLeadsToNothingOutsideTheFolder() {
        assertThat(TranscriptLinks.page("transcripts/a b.jsonl")).contains("transcripts/a%20b.html");
        assertThat(TranscriptLinks.page("transcripts/../../a.jsonl")).isEmpty();
        assertThat(TranscriptLinks.page("recording.har")).isEmpty();
    }

    private String page(List<TranscriptLine> lines) throws IOException {
        Report report = Runs.report("passing");
        return TranscriptPage.write(
                Transcripts.write(dir.resolve("a.jsonl"), lines), "a.jsonl", report, Citations.of(report));
    }

    private static TranscriptLine line(long order, Way way, long nanos, String text, String note) {
        return new TranscriptLine(order, order, way, nanos, text, Map.of(), note);
    }

    /** A message that a report shows. */
    private static String text(String run, long order) {
        return Runs.report(run).requirements().stream()
                .flatMap(it -> it.findings().stream())
                .filter(it -> it.transcript().equals(CITED))
                .flatMap(it -> it.finding().excerpt().stream())
                .filter(it -> it.order() == order)
                .findFirst()
                .orElseThrow()
                .text();
    }

    private static List<String> find(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult m) -> m.group(1))
                .toList();
    }
}

package org.contexttck.reports.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.contexttck.browser.Browser;
import org.contexttck.browser.Page;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.Transcripts;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.transcript.TranscriptLine;
import org.contexttck.reports.transcript.TranscriptLine.Way;
import org.contexttck.reports.write.ReportWriter;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of a transcript in a real browser, beside the report whose cards lead to it. */
@EnabledIf("usable")
class TranscriptInBrowserTest {

    private static final String NAME = "transient-context-marking-7";
    private static final String OPEN =
            "[...document.querySelectorAll('.messages details[open]')]" + ".map(d => d.parentElement.id).join(' ')";

    private static Browser browser;

    @TempDir
    static Path dir;

    static boolean usable() {
        return Browser.usable();
    }

    @BeforeAll
    static void start() throws IOException {
        Report report = Runs.report("shortfalls");
        Transcripts.write(dir.resolve("transcripts/" + NAME + ".jsonl"), lines(report));
        ReportWriter.writeAll(dir, report);
        browser = Browser.start();
    }

    @AfterAll
    static void end() {
        browser.close();
    }

    @Test
    void aCardLeadsToItsMessageWhereThePlaceIsMarkedAndBack() {
        try (Page page = browser.open(dir.resolve("index.html").toUri())) {
            page.follow("#TC-S-01 .transcript a[href$='#m15']");
            page.await("document.title.startsWith('" + NAME + "')");

            assertThat(page.text(OPEN)).isEqualTo("m14 m15 m18 m19");
            assertThat(page.text("document.querySelector('#m15 mark').textContent"))
                    .isEqualTo("\"Transient\"");
            page.await("document.querySelector('#m15').getBoundingClientRect().top < innerHeight");

            page.follow("#m15 .cites a");
            page.await("location.hash === '#TC-S-01'");
            assertThat(page.errors()).isEmpty();
        }
    }

    @Test
    void aMessageThatNoCardPointsToIsUnfoldedByItsAddressAndByTheButton() {
        try (Page page = open("#m13")) {
            page.await("document.querySelector('#m13 details').open");
            page.click("#all");
            assertThat(page.value("document.querySelectorAll('.messages details:not([open])').length")
                            .asInt())
                    .isZero();
            page.click("#all");
            assertThat(page.text(OPEN)).isEmpty();
            page.value("dispatchEvent(new Event('beforeprint'))");
            assertThat(page.text(OPEN)).contains("m12", "m13", "m15");
            assertThat(page.requests()).hasSize(1);
            assertThat(page.errors()).isEmpty();
        }
    }

    @Test
    void withoutScriptsWhatCardsPointToIsOpen() {
        try (Page page = open("")) {
            page.scripts(false);
            page.go(dir.resolve("transcripts/" + NAME + ".html").toUri());
            page.scripts(true);

            assertThat(page.text(OPEN)).isEqualTo("m14 m15 m18 m19");
            assertThat(page.value("document.querySelector('#all').offsetParent === null")
                            .asBoolean())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void everyTextCanBeRead(String scheme) throws IOException {
        try (Page page = open("")) {
            page.show(scheme, "screen");
            page.value("document.querySelectorAll('details').forEach(d => { d.open = true; })");

            assertThat(page.value(script("contrast.js")))
                    .as("texts whose contrast is below what WCAG AA asks")
                    .isEmpty();
            keep(page, "transcript-" + scheme);
        }
    }

    @Test
    void onAPhoneNothingSticksOut() throws IOException {
        try (Page page = open("")) {
            page.size(360, 740);
            page.value("document.querySelectorAll('details').forEach(d => { d.open = true; })");

            assertThat(page.value("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                            .asInt())
                    .isZero();
            keep(page, "transcript-phone");
        }
    }

    @ParameterizedTest(name = "text {index}")
    @MethodSource("org.contexttck.reports.write.HostileTexts#all")
    void hostileTextStaysText(String text) throws IOException {
        Path file = Transcripts.write(
                dir.resolve("hostile-" + text.hashCode() + ".jsonl"),
                List.of(
                        new TranscriptLine(1, 1, Way.RECEIVED, 1, text, Map.of(text, text), text),
                        new TranscriptLine(2, 0, Way.NOTE, 1, text, Map.of(), text)));
        Report report = Hostile.everywhere(text);
        Path html = Files.writeString(
                dir.resolve("hostile-" + text.hashCode() + ".html"),
                TranscriptPage.write(file, text, report, Citations.of(report)));
        try (Page page = browser.open(html.toUri())) {
            assertThat(page.value("document.querySelectorAll('img, iframe, object').length + document.scripts.length")
                            .asInt())
                    .isEqualTo(1);
            assertThat(page.requests()).hasSize(1);
            assertThat(page.errors()).isEmpty();
        }
    }

    private static Page open(String anchor) {
        return browser.open(
                URI.create(dir.resolve("transcripts/" + NAME + ".html").toUri() + anchor));
    }

    /** Around the messages that the report shows. */
    private static List<TranscriptLine> lines(Report report) {
        List<TranscriptLine> lines = new ArrayList<>();
        lines.add(line(12, Way.SENT, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", ""));
        lines.add(line(13, Way.RECEIVED, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\"}", "odd"));
        report.requirements().stream()
                .flatMap(it -> it.findings().stream())
                .filter(it -> it.transcript().endsWith(NAME + ".jsonl"))
                .flatMap(it -> it.finding().excerpt().stream())
                .distinct()
                .sorted(Comparator.comparingLong(Excerpt::order))
                .forEach(it -> lines.add(line(
                        it.order(), it.direction() == ExcerptDirection.SENT ? Way.SENT : Way.RECEIVED, it.text(), "")));
        lines.add(line(0, Way.NOTE, "Error: it is getting late", "stderr"));
        lines.add(line(99, Way.ANOMALY, "", "ended: it exited with code 1"));
        return lines;
    }

    private static TranscriptLine line(long order, Way way, String text, String note) {
        return new TranscriptLine(order, order, way, order * 1_000_000, text, Map.of("stdio.line-end", "LF"), note);
    }

    /** What the page looked like, for whoever wants to look: in {@code target/screenshots}. */
    private static void keep(Page page, String name) throws IOException {
        Path shots = Files.createDirectories(Path.of("target", "screenshots"));
        Files.write(shots.resolve(name + ".png"), page.screenshot());
    }

    private static String script(String name) throws IOException {
        try (var in = TranscriptInBrowserTest.class.getResourceAsStream("/browser/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}

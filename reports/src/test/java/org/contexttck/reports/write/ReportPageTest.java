package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contexttck.browser.Browser;
import org.contexttck.browser.Page;
import org.contexttck.reports.Crowd;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.model.Report;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page in a real browser, opened from disk. */
@EnabledIf("usable")
class ReportPageTest {

    private static final String ROWS = "[...document.querySelectorAll('tr[data-of]')].filter(r => r.offsetParent)"
            + ".map(r => r.dataset.of).join(' ')";
    private static final String CARDS =
            "[...document.querySelectorAll('article')].filter(a => a.offsetParent).map(a => a.id).join(' ')";
    private static final String SHOWN = "document.querySelector('#shown').textContent";

    private static final String STICKS_OUT = "[...document.querySelectorAll('body, body *')]"
            + ".filter(e => e.checkVisibility() && !e.closest('.drawing *, .unseen, .requirements thead'))"
            + ".filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)"
            + ".map(e => e.tagName + ' ' + e.textContent.slice(0, 30)).join('; ')";

    private static final String DRAWINGS = "[...new Set([...document.querySelectorAll('.drawing svg')]"
            + ".filter(s => s.checkVisibility())"
            + ".map(s => s.scrollWidth > s.parentElement.clientWidth ? 'too wide' : s.getAttribute('class')))].join(' ')";

    private static Browser browser;

    @TempDir
    static Path folder;

    static boolean usable() {
        return Browser.usable();
    }

    @BeforeAll
    static void start() {
        browser = Browser.start();
    }

    @AfterAll
    static void end() {
        browser.close();
    }

    @Test
    void aFilterChoosesRowsAndTheirCards() {
        try (Page page = open("shortfalls")) {
            assertThat(page.text(SHOWN)).isEqualTo("22 requirements");

            choose(page, "verdict", "warned");
            assertThat(page.text(SHOWN)).isEqualTo("2 of 22 requirements");
            assertThat(page.text(ROWS)).isEqualTo("TC-S-02 TC-S-05");
            assertThat(page.text(CARDS)).isEqualTo("TC-S-02 TC-S-05");

            choose(page, "protocol", "wire");
            assertThat(page.text(SHOWN)).isEqualTo("none of 22 requirements");
            assertThat(page.value("document.querySelector('#short').hidden").asBoolean())
                    .isTrue();

            page.click("#reset");
            assertThat(page.text(SHOWN)).isEqualTo("22 requirements");
            assertThat(page.text("document.activeElement.id")).isEqualTo("words");
            clean(page);
        }
    }

    @Test
    void whatIsChosenStandsInTheAddressAndIsChosenAgainFromThere() {
        String told;
        try (Page page = open("shortfalls")) {
            choose(page, "verdict", "warned");
            page.click("#words");
            page.type("fewer");
            told = page.text("location.hash");
            assertThat(told).isEqualTo("#words=fewer&verdict=warned");
            assertThat(page.text(ROWS)).isEqualTo("TC-S-02");

            page.value("location.hash = 'verdict=nonsense&level=SHOULD'");
            page.await("document.querySelector('#words').value === ''");
            assertThat(page.text("document.querySelector('select[name=verdict]').value"))
                    .isEmpty();
            page.click("#reset");
            assertThat(page.text("location.hash")).isEmpty();
            clean(page);
        }
        try (Page page = browser.open(URI.create(file("shortfalls") + told))) {
            assertThat(page.text(ROWS)).isEqualTo("TC-S-02");
            assertThat(page.text("document.querySelector('select[name=verdict]').value"))
                    .isEqualTo("warned");
        }
    }

    @Test
    void everyFilterIsThereWhenThereIsAChoice() {
        try (Page page = open("roles")) {
            assertThat(page.text("[...document.querySelectorAll('#filters select')].map(s => s.name).join(' ')"))
                    .isEqualTo("role protocol verdict level");

            choose(page, "role", "client");
            assertThat(page.text(ROWS)).isEqualTo("TC-C-03");

            choose(page, "level", "SHOULD");
            assertThat(page.text(ROWS)).isEmpty();
            clean(page);
        }
    }

    @Test
    void aSearchFindsEveryWordInRowAndCard() {
        try (Page page = open("shortfalls")) {
            page.click("#words");
            page.type("enumeration CONSTANT");

            assertThat(page.text(ROWS)).isEqualTo("TC-S-01");
            assertThat(page.text(CARDS)).isEqualTo("TC-S-01");

            page.type(" nowhere");
            assertThat(page.text(SHOWN)).isEqualTo("none of 22 requirements");
            clean(page);
        }
    }

    @Test
    void aButtonCopiesTheCommand() {
        try (Page page = open("shortfalls")) {
            page.click("#TC-S-10 .copy");
            page.await("document.querySelector('#TC-S-10 .copy').textContent === 'Copied'");

            assertThat(page.text("navigator.clipboard.readText()"))
                    .isEqualTo("./context-tck run example/profile.yaml --only TC-S-10");
            assertThat(page.text("document.querySelector('main > [role=status]').textContent"))
                    .isEqualTo("Copied.");
            assertThat(page.text("document.querySelector('#TC-S-10 .copy').getAttribute('aria-label')"))
                    .isEqualTo("Copy the command ./context-tck run example/profile.yaml --only TC-S-10");
            page.await("document.querySelector('#TC-S-10 .copy').textContent === 'Copy'");
            clean(page);
        }
    }

    @Test
    void aLinkLeadsToItsPlaceEvenIfThatIsFilteredAwayOrFolded() {
        try (Page page = open("shortfalls")) {
            choose(page, "verdict", "passed");
            page.value("location.hash = 'TC-S-06'");
            page.await("document.querySelector('#TC-S-06').getBoundingClientRect().top >= 0"
                    + " && document.querySelector('#TC-S-06').getBoundingClientRect().top < 200");
            assertThat(page.text(SHOWN)).isEqualTo("22 requirements");

            page.click("#TC-S-01 .rests a");
            page.await("document.querySelector('#reading-R2').open");
            clean(page);
        }
    }

    @Test
    void everyLinkWithinThePageHasItsPlaceAndEveryFileIsThere() throws IOException {
        Path dir = folder.resolve("links");
        Report report = Runs.report("shortfalls");
        ReportWriter.writeAll(dir, report);
        Files.createDirectories(dir.resolve("transcripts"));
        Files.writeString(dir.resolve("events.jsonl"), "");
        try (Page page = browser.open(dir.resolve("index.html").toUri())) {
            assertThat(page.text("[...document.querySelectorAll('a[href^=\"#\"]')]"
                            + ".filter(a => !document.getElementById(a.hash.slice(1))).map(a => a.hash).join(' ')"))
                    .isEmpty();
            page.value("[...document.querySelectorAll('footer a')].map(a => a.getAttribute('href'))")
                    .forEach(file -> assertThat(dir.resolve(file.asText())).exists());
            clean(page);
        }
    }

    @Test
    void theKeyboardReachesEverythingAndTheFocusIsSeen() {
        try (Page page = open("shortfalls")) {
            for (int i = 0; i < 60; i++) {
                page.press("Tab");
                assertThat(page.text("getComputedStyle(document.activeElement).outlineStyle"))
                        .as("focus on %s", page.text("document.activeElement.outerHTML.slice(0, 80)"))
                        .isIn("solid", "auto");
                if (page.value("document.activeElement.matches('#TC-S-01 summary')")
                        .asBoolean()) {
                    break;
                }
            }
            page.press("Enter");
            page.await("document.querySelector('#TC-S-01 details').open");
            clean(page);
        }
    }

    @Test
    void withoutScriptsEverythingCanBeRead() {
        try (Page page = open("shortfalls")) {
            page.scripts(false);
            page.go(file("shortfalls"));
            page.scripts(true);

            assertThat(page.value("document.querySelector('#filters').offsetParent === null")
                            .asBoolean())
                    .isTrue();
            assertThat(page.value("document.querySelectorAll('.copy').length").asInt())
                    .isZero();
            assertThat(page.text(CARDS)).startsWith("TC-S-01 TC-S-06");
            assertThat(page.text("document.querySelector('mark').textContent")).isEqualTo("\"Transient\"");
        }
    }

    @Test
    void onPaperNothingIsFoldedAndNothingWaitsForAClick() throws IOException {
        try (Page page = open("shortfalls")) {
            page.show("light", "print");
            page.value("dispatchEvent(new Event('beforeprint'))");

            assertThat(page.value("document.querySelectorAll('details:not([open])').length")
                            .asInt())
                    .isZero();
            assertThat(page.text(
                            "['#filters', '.copy', 'nav'].filter(s => document.querySelector(s).offsetParent).join()"))
                    .isEmpty();

            keep(page, "shortfalls-paper");
            page.value("dispatchEvent(new Event('afterprint'))");
            assertThat(page.value("document.querySelector('#TC-S-01 details').open")
                            .asBoolean())
                    .isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "shortfalls, light",
        "shortfalls, dark",
        "roles, light",
        "roles, dark",
        "unreachable, light",
        "unreachable, dark",
        "passing, dark",
        "hostile, dark"
    })
    void everyTextCanBeRead(String run, String scheme) throws IOException {
        try (Page page = open(run)) {
            page.show(scheme, "screen");
            page.value("document.querySelectorAll('details').forEach(d => { d.open = true; })");
            JsonNode faint = page.value(script("contrast.js"));

            assertThat(faint)
                    .as("texts whose contrast is below what WCAG AA asks")
                    .isEmpty();
            keep(page, run + "-" + scheme);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"shortfalls", "roles", "hostile", "unreachable"})
    void onAPhoneNothingSticksOut(String run) throws IOException {
        try (Page page = open(run)) {
            page.size(360, 740);

            assertThat(page.text(STICKS_OUT)).isEmpty();
            assertThat(page.value("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                            .asInt())
                    .isZero();
            assertThat(page.text(DRAWINGS))
                    .as("drawings in view, and those wider than their frame")
                    .isEqualTo(run.equals("roles") ? "narrow" : "");
            page.size(1000, 740);
            assertThat(page.text(DRAWINGS)).isEqualTo(run.equals("roles") ? "wide" : "");
            page.size(360, 740);
            keep(page, run + "-phone");
        }
    }

    @ParameterizedTest(name = "text {index}")
    @MethodSource("org.contexttck.reports.write.HostileTexts#all")
    void hostileTextStaysText(String text) throws IOException {
        Path file = folder.resolve("hostile-" + text.hashCode() + ".html");
        write(file, HtmlReport.write(Hostile.everywhere(text)));
        try (Page page = browser.open(file.toUri())) {
            assertThat(page.value("document.querySelectorAll('img, iframe, object, script:not(:last-of-type)').length")
                            .asInt())
                    .isZero();
            assertThat(page.value("document.scripts.length").asInt()).isEqualTo(1);
            assertThat(page.text("document.title")).doesNotContain("\n");
            clean(page);
        }
    }

    /** What is measured is processor time, since a clock would measure what else the machine is doing. */
    @Test
    void fiveHundredCardsBesideTwoHundredMegabytesOpenWithoutThese() throws IOException {
        Path dir = folder.resolve("crowd");
        transcripts(dir, 200);
        ReportWriter.writeAll(dir, Crowd.of(500));

        assertThat(Files.size(dir.resolve("index.html"))).isLessThan(2_000_000);
        try (Page page = browser.open(dir.resolve("index.html").toUri())) {
            assertThat(page.value("document.querySelectorAll('article').length").asInt())
                    .isEqualTo(500);
            page.click("#words");
            page.type("TC-S-499");
            assertThat(page.text(ROWS)).isEqualTo("TC-S-499");
            clean(page);
        }
    }

    private static void transcripts(Path dir, int megabytes) throws IOException {
        Path folder = Files.createDirectories(dir.resolve("transcripts"));
        for (int i = 0; i < megabytes; i++) {
            try (RandomAccessFile file =
                    new RandomAccessFile(folder.resolve("crowd-" + i + ".jsonl").toFile(), "rw")) {
                file.setLength(1 << 20);
            }
        }
    }

    /** No error in the console, and nothing asked for but the page itself. */
    private static void clean(Page page) {
        assertThat(page.errors()).isEmpty();
        assertThat(page.requests()).hasSize(1).first().asString().startsWith("file:");
    }

    private static void choose(Page page, String filter, String value) {
        page.value("(() => { const s = document.querySelector('select[name=" + filter + "]'); s.value = '" + value
                + "'; s.dispatchEvent(new Event('input', {bubbles: true})); })()");
    }

    private static Page open(String run) {
        return browser.open(file(run));
    }

    private static URI file(String run) {
        Path file = folder.resolve(run + ".html");
        write(file, HtmlReport.write(Runs.report(run)));
        return file.toUri();
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the page looked like, for whoever wants to look: in {@code target/screenshots}. */
    private static void keep(Page page, String name) throws IOException {
        Path shots = Files.createDirectories(Path.of("target", "screenshots"));
        Files.write(shots.resolve(name + ".png"), page.screenshot());
    }

    private static String script(String name) throws IOException {
        try (var in = ReportPageTest.class.getResourceAsStream("/browser/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}

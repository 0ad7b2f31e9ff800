package org.contexttck.reports.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.contexttck.browser.Browser;
import org.contexttck.browser.Page;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A board in a real browser, opened from disk. */
@EnabledIf("usable")
class BoardPageTest {

    private static final String STICKS_OUT = "[...document.querySelectorAll('body, body *')]"
            + ".filter(e => e.checkVisibility() && !e.closest('.wide *, main > nav *, .unseen, .listed thead'))"
            + ".filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)"
            + ".map(e => e.tagName + ' ' + e.textContent.slice(0, 30)).join('; ')";
    private static final String ACTIVE = "document.activeElement.getAttribute('href')";
    private static final String LISTED = "[...document.querySelectorAll('tr[data-of]')].filter(r => r.offsetParent)"
            + ".map(r => r.dataset.of).join(' ')";

    private static Browser browser;

    @TempDir
    static Path folder;

    static boolean usable() {
        return Browser.usable();
    }

    @BeforeAll
    static void start() throws IOException {
        browser = Browser.start();
        Board board = new Board(
                List.of(
                        Entries.of("orders", "1.0", 0, Verdict.PASSED, Verdict.FAILED, Verdict.PASSED),
                        Entries.of("orders", "1.1", 1, Verdict.PASSED, Verdict.PASSED, Verdict.WARNED),
                        Entries.of("bills-of-a-name-without-end-and-without-a-blank", "7", 2, Verdict.BLOCKED),
                        Entries.of("stocks", "3", 3, Verdict.PASSED, Verdict.INCONCLUSIVE, Verdict.NOT_CLAIMED)),
                Entries.CATALOGUE);
        for (Map.Entry<String, String> page :
                BoardPages.of(board, "List", "0.1.0").entrySet()) {
            Files.write(folder.resolve(page.getKey()), page.getValue().getBytes(StandardCharsets.UTF_8));
        }
    }

    @AfterAll
    static void end() {
        browser.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"index.html", "side-wire-server.html", "of-orders.html"})
    void nothingSticksOutOfANarrowPageAndNothingIsAskedFor(String file) {
        try (Page page = open(file)) {
            page.size(360, 740);

            assertThat(page.text(STICKS_OUT)).isEmpty();
            clean(page);
        }
    }

    @Test
    void arrowsGoFromMarkToMarkAndSkipEmptyPlaces() {
        try (Page page = open("side-wire-server.html")) {
            page.value("document.querySelector('table.matrix tbody a').focus()");
            assertThat(page.text(ACTIVE)).isEqualTo("of-bills-of-a-name-without-end-and-without-a-blank.html");
            page.press("ArrowDown");
            assertThat(page.text(ACTIVE)).isEqualTo("of-orders.html");
            page.press("End");
            assertThat(page.text(ACTIVE)).isEqualTo("reports/orders-1-1-server/index.html#W-S-03");
            page.press("ArrowUp");
            assertThat(page.text(ACTIVE)).as("nothing above").isEqualTo("reports/orders-1-1-server/index.html#W-S-03");
            page.press("Home");
            assertThat(page.text(ACTIVE)).isEqualTo("of-orders.html");
            assertThat(page.value("document.querySelectorAll('table.matrix tbody a[tabindex=\"0\"]').length")
                            .asInt())
                    .isEqualTo(1);
            clean(page);
        }
    }

    @Test
    void aHeadOpensWhatItsRequirementAsks() {
        try (Page page = open("side-wire-server.html")) {
            page.click("thead a[href='#W-S-02']");

            assertThat(page.value("document.getElementById('W-S-02').checkVisibility()")
                            .asBoolean())
                    .isTrue();
        }
    }

    @Test
    void aSearchChoosesImplementations() {
        try (Page page = open("index.html")) {
            page.click("#words");
            page.type("orders");

            assertThat(page.text(LISTED)).isEqualTo("of-orders.html");
            assertThat(page.text("document.querySelector('#shown').textContent"))
                    .isEqualTo("1 of 3 implementations");
            clean(page);
        }
    }

    private static Page open(String file) {
        return browser.open(folder.resolve(file).toUri());
    }

    private static void clean(Page page) {
        assertThat(page.errors()).isEmpty();
        assertThat(page.requests()).allMatch(request -> request.startsWith("file:"));
    }
}

package org.contexttck.reference.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contexttck.browser.Browser;
import org.contexttck.browser.Page;
import org.contexttck.reference.client.Chat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** The page as a browser shows it (TC-C-25 to TC-C-29); pictures of it are left in {@code target/screenshots}. */
@EnabledIf("usable")
class PageInBrowserTest {

    private static final String RESULT = "document.querySelector('[data-call-id=t1]')";
    private static final String BUTTON = "[data-call-id=t1] button";
    private static final String HOSTILE = "<img src=x onerror=document.title='hit'> \u001b[31mred\u202e & <b>bold</b>";

    private static Browser browser;

    private PageServer server;
    private Page page;

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

    private void open(String summary) throws IOException {
        server = PageServer.start(0, Chat.showing(SampleConversation.with(summary, "THE ORIGINAL, line 1\nline 2")));
        page = browser.open(server.address());
        page.await(RESULT + " !== null");
    }

    @AfterEach
    void nothingWentWrongAndNothingElseWasAskedFor() {
        assertThat(page.errors()).isEmpty();
        assertThat(page.requests())
                .allMatch(it -> it.startsWith(server.address().toString()) || it.startsWith("data:"));
        page.close();
        server.close();
    }

    @Test
    void aCollapsedResultIsAClosedBlockWithItsSummaryThatAKeyOpensAndCloses() throws IOException {
        open("15 records (page 1/9)");

        assertThat(page.text(RESULT + ".innerText"))
                .contains("15 records (page 1/9)")
                .doesNotContain("ORIGINAL");
        assertThat(expanded()).isEqualTo("false");
        picture("collapsed");

        page.value("document.querySelector(" + quoted(BUTTON) + ").focus()");
        page.press("Enter");
        page.await(RESULT + ".dataset.state === 'expanded'");

        assertThat(expanded()).isEqualTo("true");
        assertThat(page.text(RESULT + ".innerText")).contains("THE ORIGINAL, line 1\nline 2");
        assertThat(page.value(RESULT + ".querySelector('img').naturalWidth").asInt())
                .isEqualTo(1);
        assertThat(page.text("document.activeElement.getAttribute('aria-controls')"))
                .as("the focus stays on the button")
                .isEqualTo("original-t1");
        picture("expanded");

        page.press(" ");
        page.await(RESULT + ".dataset.state === 'collapsed'");
        assertThat(page.text(RESULT + ".innerText")).doesNotContain("ORIGINAL");
    }

    @Test
    void aResultThatWaitsIsShownInFullWithNothingToClose() throws IOException {
        open("15 records");

        String waiting = "document.querySelector('[data-call-id=t2]')";
        assertThat(page.text(waiting + ".innerText")).contains("second page");
        assertThat(page.value(waiting + ".querySelector('button') === null").asBoolean())
                .isTrue();
    }

    @Test
    void theOriginalCannotBeEdited() throws IOException {
        open("15 records");
        page.click(BUTTON);
        page.await(RESULT + ".dataset.state === 'expanded'");

        page.value(RESULT + ".querySelector('pre').focus()");
        page.type("changed");

        assertThat(page.text(RESULT + ".innerText")).contains("THE ORIGINAL").doesNotContain("changed");
        assertThat(page.value(RESULT + ".querySelectorAll('input, textarea, [contenteditable]').length")
                        .asInt())
                .isZero();
    }

    @Test
    void theSettingIsOffAtFirstAndShowsBadgesInTheirColoursWhenOn() throws IOException {
        open("15 records");
        assertThat(page.value("document.querySelectorAll('.badge').length").asInt())
                .isZero();

        page.click("#open-settings");
        page.await("document.getElementById('settings').open");
        assertThat(page.text("document.getElementById('settings').innerText"))
                .contains("General", "Show context hints")
                .containsIgnoringCase("Display");
        assertThat(page.value("document.getElementById('show-hints').checked").asBoolean())
                .isFalse();
        page.click("#show-hints");
        page.await("document.querySelectorAll('.badge').length === 3");
        picture("settings");
        page.press("Escape");
        page.await("!document.getElementById('settings').open");
        picture("hints");

        assertThat(page.text("[...document.querySelectorAll('.badge')].map(it =>"
                        + " it.closest('li').dataset.callId + ' ' + it.textContent + ' ' + it.className).join('; ')"))
                .isEqualTo("t1 [collapsed] badge gray; c1 [consumed] badge green; t2 [transient] badge amber");
        page.show("dark", "");
        picture("hints-dark");
        assertThat(page.value(contrasts()).asDouble()).isGreaterThan(4.5);
        page.show("light", "");
        assertThat(page.value(contrasts()).asDouble()).isGreaterThan(4.5);
    }

    @Test
    void aSummaryIsTextWhateverIsInIt() throws IOException {
        open(HOSTILE);

        assertThat(page.text(RESULT + ".querySelector('button').textContent"))
                .isEqualTo("<img src=x onerror=document.title='hit'> \u241b[31mred\u25ab & <b>bold</b>");
        assertThat(page.value(RESULT + ".querySelectorAll('img, b').length").asInt())
                .isZero();
        assertThat(page.text("document.title")).isEqualTo("Conversation");
    }

    @Test
    void aPhoneNeedsNoSidewaysScrolling() throws IOException {
        open("a summary of " + "very ".repeat(40) + "many words");
        page.size(360, 640);
        picture("phone");

        assertThat(page.value("document.documentElement.scrollWidth <= 360").asBoolean())
                .isTrue();
    }

    private String expanded() {
        return page.text("document.querySelector(" + quoted(BUTTON) + ").getAttribute('aria-expanded')");
    }

    private static String quoted(String selector) {
        return "'" + selector + "'";
    }

    private void picture(String name) throws IOException {
        Path folder = Path.of("target", "screenshots");
        Files.createDirectories(folder);
        Files.write(folder.resolve("page-" + name + ".png"), page.screenshot());
    }

    /** The lowest contrast of the text of a badge against its ground. */
    private static String contrasts() {
        return "(() => { const light = c => { const [r, g, b] = c.match(/[\\d.]+/g).slice(0, 3).map(v => { v /= 255;"
                + " return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; });"
                + " return 0.2126 * r + 0.7152 * g + 0.0722 * b; };"
                + " return Math.min(...[...document.querySelectorAll('.badge')].map(it => { const s = getComputedStyle(it);"
                + " const [a, b] = [light(s.color), light(s.backgroundColor)].sort((x, y) => y - x);"
                + " return (a + 0.05) / (b + 0.05); })); })()";
    }
}

package org.contexttck.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

@EnabledIf("usable")
class BrowserTest {

    private static Browser browser;

    @TempDir
    Path folder;

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
    void clicksAndKeysAreRealOnes() throws IOException {
        try (Page page = page("""
                <button onclick="document.title = event.isTrusted + '!'">Press</button>
                <input id="name"><p style="height: 3000px"></p><a id="far" href="#end">far</a>""")) {
            page.click("button");
            page.await("document.title === 'true!'");

            page.press("Tab");
            page.type("Grüße");
            assertThat(page.text("document.querySelector('#name').value")).isEqualTo("Grüße");

            page.press("Shift+Tab");
            page.press("Enter");
            page.click("#far");
            page.await("location.hash === '#end'");
        }
    }

    @Test
    void whatGoesWrongAndWhatIsAskedForIsKept() throws IOException {
        try (Page page = page("<script>console.error('oh'); throw new Error('no');</script><img src='gone.png'>")) {
            page.await("document.images[0].complete");

            assertThat(page.errors()).anyMatch(e -> e.equals("oh")).anyMatch(e -> e.contains("Error: no"));
            assertThat(page.requests()).hasSize(2).anyMatch(r -> r.endsWith("gone.png"));
        }
    }

    @Test
    void aPageWithoutFaultHasNone() throws IOException {
        try (Page page = page("<p>fine</p>")) {
            assertThat(page.errors()).isEmpty();
            assertThat(page.requests()).singleElement().asString().startsWith("file:");
            assertThat(page.screenshot()).startsWith(0x89, 'P', 'N', 'G');
        }
    }

    @Test
    void whatDoesNotComeIsSaid() throws IOException {
        try (Page page = page("<p>fine</p>")) {
            assertThatThrownBy(() -> page.value("nobody.knows"))
                    .isInstanceOf(BrowserFault.class)
                    .hasMessageContaining("nobody is not defined");
            assertThatThrownBy(() -> page.click("#nowhere")).hasMessage("nothing to click: #nowhere");
        }
    }

    private Page page(String body) throws IOException {
        Path file = folder.resolve("page.html");
        Files.write(
                file, ("<!doctype html><meta charset=utf-8><title>x</title>" + body).getBytes(StandardCharsets.UTF_8));
        return browser.open(file.toUri());
    }
}

package org.contexttck.harness.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contexttck.browser.Browser;
import org.contexttck.browser.BrowserFault;
import org.contexttck.browser.Page;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Reading;
import org.contexttck.harness.cli.Main;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** The site as the command writes it, in {@code target/spec-site}, and in a browser that opens it from disk. */
class SpecSiteIT {

    private static final Path SITE = Path.of("target", "spec-site").toAbsolutePath();
    private static final Path SHOTS = Path.of("target", "spec-shots").toAbsolutePath();

    private static final String STICKS_OUT = "[...document.querySelectorAll('body, body *')]"
            + ".filter(e => e.checkVisibility() && !e.closest('.wide *, .skip'))"
            + ".filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)"
            + ".map(e => e.tagName + ' ' + e.textContent.slice(0, 30)).slice(0, 5).join('; ')";

    private static final StringWriter OUT = new StringWriter();

    static boolean usable() {
        return Browser.usable();
    }

    @BeforeAll
    static void build() {
        PrintWriter out = new PrintWriter(OUT, true);
        assertThat(Main.execute(out, out, "spec", "--out", SITE.toString())).isZero();
    }

    @Test
    void everyLinkOfTheFilesLeadsSomewhere() throws IOException {
        Map<String, String> pages = new TreeMap<>();
        try (Stream<Path> files = Files.list(SITE)) {
            for (Path file : files.filter(it -> it.toString().endsWith(".html")).toList()) {
                pages.put(file.getFileName().toString(), Files.readString(file));
            }
        }

        assertThat(SiteCheck.of(pages).problems()).isEmpty();
        assertThat(SITE.resolve("catalogue.json")).exists();
        assertThat(OUT.toString())
                .isEqualTo(pages.size() + " pages, begin at " + SITE.resolve("index.html") + System.lineSeparator());
    }

    @Test
    void theProposalsCanBeHandedToTheAuthorsOfTheSources() throws IOException {
        Path file = Path.of("target", "proposals.md");
        PrintWriter out = new PrintWriter(new StringWriter());

        assertThat(Main.execute(out, out, "spec", "--proposals", file.toString()))
                .isZero();

        assertThat(file)
                .content()
                .startsWith("# What the texts should say\n\n")
                .contains(
                        "\n## MCP Context-Saving\n\n### R40: Where things are\n\n> The info is a member `pagination`,")
                .contains("\nWhere: Pattern 3: Stderr Truncation > Implementation.\n")
                .contains("\nWhat hangs on it: CS-E-01 (MUST).\n")
                .contains("\n### Nothing is proposed\n\n- R69, The audit: how an audit is read");
        for (String id :
                Catalogue.bundled().readings().stream().map(Reading::id).toList()) {
            assertThat(file).content().containsPattern("(### " + id + ": |- " + id + ", )");
        }
    }

    @Test
    @EnabledIf("usable")
    void searchLeadsFromAnyPageToWhatFits() throws IOException {
        try (Browser browser = Browser.start();
                Page page = browser.open(SITE.resolve("index.html").toUri())) {
            page.size(1280, 900);
            shot(page, "index-light");
            page.press("/");
            assertThat(page.text("document.activeElement.id")).isEqualTo("site-words");
            page.type("tc-s-03");
            page.press("Enter");
            arrive(page, "document.querySelector('#found') && document.querySelector('#found').textContent");
            assertThat(page.text("document.querySelector('#site-words').value")).isEqualTo("tc-s-03");
            assertThat(page.text("document.querySelector('#entries li b').textContent"))
                    .isEqualTo("TC-S-03");
            page.click("#site-words");
            page.press("Enter");
            arrive(page, "location.href.endsWith('transient-context.html#TC-S-03')");
            page.click("#TC-S-03 details:last-of-type summary");
            assertThat(page.value("document.querySelector('#TC-S-03 .held pre').checkVisibility()")
                            .asBoolean())
                    .isTrue();
            assertThat(page.errors()).isEmpty();
            assertThat(page.requests()).isNotEmpty().allMatch(it -> it.startsWith("file:"));
        }
    }

    @Test
    @EnabledIf("usable")
    void fitsAPhoneInTheDark() throws IOException {
        try (Browser browser = Browser.start();
                Page page = browser.open(SITE.resolve("transient-context.html").toUri())) {
            page.size(390, 844);
            page.show("dark", "screen");
            for (String file : new String[] {
                "index.html",
                "search.html",
                "schemas-context-pack.html",
                "guide-binding.html",
                "guide-certify-your-server.html",
                "guide-ci-recipes.html",
                "guide-reading-a-report.html",
                "field-cases.html",
                "sub-context-scenarios.html",
                "sub-context-coverage.html",
                "context-pack-coverage.html",
                "proposals.html",
                "transient-context.html"
            }) {
                page.go(SITE.resolve(file).toUri());
                page.value("document.querySelectorAll('details').forEach(it => it.open = true)");
                assertThat(page.text(STICKS_OUT)).as(file).isEmpty();
            }
            page.go(SITE.resolve("wire.html").toUri());
            page.value("document.querySelector('#W-S-03').querySelectorAll('details').forEach(it => it.open = true)");
            shot(page, "wire-phone-dark");
            page.show("light", "screen");
            page.size(1280, 900);
            shot(page, "wire-light");
            assertThat(page.errors()).isEmpty();
        }
    }

    @Test
    @EnabledIf("usable")
    void whatIsToBeTypedCanBeCopied() throws IOException {
        try (Browser browser = Browser.start();
                Page page = browser.open(
                        SITE.resolve("guide-certify-your-server.html").toUri())) {
            page.click(".typed .copy");
            page.await("document.querySelector('.typed .copy').textContent !== 'Copy'");

            assertThat(page.value("document.querySelectorAll('.written:has(figcaption) .copy').length")
                            .asInt())
                    .isEqualTo(3);
            assertThat(page.value("document.querySelectorAll('.printed .copy, figure:has(del) .copy').length")
                            .asInt())
                    .isZero();
            assertThat(page.errors()).isEmpty();
        }
    }

    @Test
    @EnabledIf("usable")
    void readsWithoutItsScript() throws IOException {
        try (Browser browser = Browser.start();
                Page page = browser.open(SITE.resolve("index.html").toUri())) {
            page.scripts(false);
            page.go(SITE.resolve("search.html").toUri());

            assertThat(page.value("document.querySelector('#site-search').checkVisibility()")
                            .asBoolean())
                    .isFalse();
            assertThat(page.value("document.querySelectorAll('#entries li').length")
                            .asInt())
                    .isGreaterThan(500);
        }
    }

    /** Waits for the whole of another page; while one gives way to the next, nothing can be asked. */
    private static void arrive(Page page, String there) {
        String expression = "document.readyState === 'complete' && " + there;
        for (int i = 0; i < 20; i++) {
            try {
                page.await(expression);
                return;
            } catch (BrowserFault between) {
                assertThat(between).hasMessageNotContaining("did not become true");
            }
        }
        page.await(expression);
    }

    private static void shot(Page page, String name) throws IOException {
        Files.createDirectories(SHOTS);
        Files.write(SHOTS.resolve(name + ".png"), page.screenshot());
    }
}

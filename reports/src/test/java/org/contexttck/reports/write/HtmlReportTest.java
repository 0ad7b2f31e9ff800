package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.text.Visible;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlReportTest {

    private static final Pattern TAG = Pattern.compile("<(/?)([a-zA-Z!][a-z0-9]*)((?: [a-zB0-9-]+=\"[^\"<]*\")*)>");
    private static final Set<String> VOID = Set.of("meta", "!doctype", "line", "circle", "polyline");
    private static final Set<String> ATTRIBUTES = Set.of(
            "aria-hidden",
            "aria-label",
            "role",
            "viewBox",
            "x",
            "y",
            "x1",
            "x2",
            "y1",
            "y2",
            "cx",
            "cy",
            "r",
            "points",
            "text-anchor",
            "charset",
            "class",
            "content",
            "href",
            "http-equiv",
            "id",
            "lang",
            "name",
            "open",
            "scope",
            "style",
            "tabindex",
            "title");

    @ParameterizedTest
    @ValueSource(strings = {"passing", "shortfalls", "unreachable", "hostile", "broken-off", "roles"})
    void everyPageIsWellFormed(String run) {
        demandWellFormed(HtmlReport.write(Runs.report(run)));
    }

    @ParameterizedTest(name = "text {index}")
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "\"onmouseover=\"alert(1)",
                "' onclick='alert(1)",
                "</style><script>",
                "<!-- ",
                "]]>",
                "&lt;b&gt;&#60;",
                "\u001b[2J\u001b]0;title\u0007",
                "a\u0000b",
                "\u202Egnp.exe\u202C",
                "\ud800 and \udc00",
                "javascript:alert(1)",
                "//elsewhere.example/x",
                "../../secret",
                "data:text/html,x"
            })
    void hostileTextStaysText(String text) {
        String page = HtmlReport.write(Hostile.everywhere(text)) + HtmlReport.write(Hostile.unreachable(text));

        for (String one : page.split("(?=<!doctype)")) {
            demandWellFormed(one);
        }
        assertThat(page.codePoints().filter(c -> c != '\n' && c != '\t').noneMatch(Visible::hidden))
                .isTrue();
        assertThat(find(page, "href=\"([^\"]*)\""))
                .allMatch(h -> h.matches("#X-0\\d|report.json|junit.xml|events.jsonl"
                        + (Links.inside(text).isPresent()
                                ? "|"
                                        + Pattern.quote(Links.inside(text)
                                                .get()
                                                .replace("&", "&amp;")
                                                .replace("'", "&#39;"))
                                : "")));
    }

    @Test
    void hugeTextIsShortened() {
        assertThat(HtmlReport.write(Hostile.everywhere("v".repeat(1_000_000)))).hasSizeLessThan(120_000);
    }

    @Test
    void theVerdictComesFirstThenWhatFallsShortWorstFirst() {
        String page = HtmlReport.write(Runs.report("shortfalls"));

        assertThat(find(page, "<article class=\"card [a-z]+\" id=\"([^\"]+)\""))
                .containsExactly("TC-S-01", "TC-S-06", "TC-S-10", "W-S-02", "TC-S-02", "TC-S-05", "TC-S-04");
        assertThat(find(page, "<h([1-3])")).startsWith("1", "2", "3");
        assertThat(page.indexOf("does not conform: 4 of 18")).isLessThan(page.indexOf("<article"));
        assertThat(page.indexOf("</article>")).isLessThan(page.indexOf("<table"));
    }

    @Test
    void theValuePointedAtIsMarkedInItsMessage() {
        String page = HtmlReport.write(Runs.report("shortfalls"));

        assertThat(find(page, "<mark>([^<]*)</mark>"))
                .containsExactly(
                        "&quot;Transient&quot;",
                        "no &quot;_meta&quot; here",
                        "[{&quot;type&quot;: &quot;text&quot;, &quot;text&quot;: &quot;132 records found. Use page=2 for more.&quot;}]",
                        "true",
                        "&quot;transient&quot;",
                        "&quot;132 records&quot;");
    }

    @Test
    void aCardLinksItsTranscriptAndSaysHowToRunItAgain() {
        assertThat(HtmlReport.write(Runs.report("shortfalls")))
                .contains("href=\"transcripts/transient-context-marking-7.jsonl\"")
                .contains("<code>./context-tck run example/profile.yaml --only TC-S-01</code>");
    }

    @Test
    void thePageNeedsNothingElse() {
        String page = HtmlReport.write(Runs.report("shortfalls"));

        assertThat(page).doesNotContain("<script", "<link", "<img", "@import", "url(", "src=", "https:");
        assertThat(page).contains("default-src &#39;none&#39;", "prefers-color-scheme: dark", "@media print");
    }

    @Test
    void everyRoleIsNamedWithItsTarget() {
        String page = HtmlReport.write(Runs.report("roles"));

        assertThat(page)
                .contains("<dt>server</dt><dd><span class=\"code\">node server.mjs</span>"
                        + "<small>time-tracker 2.3.1 MCP 2025-11-25 over stdio</small>")
                .contains("<dt>client, driver</dt><dd><span class=\"code\">node driver.mjs</span>")
                .contains(
                        "<dt>gateway</dt><dd><span class=\"code\">ws://127.0.0.1:9000/</span><small>not reached</small>")
                .contains("<p>gateway: nothing listens on 127.0.0.1:9000</p>", "listening failed");
    }

    @Test
    void tablesHaveHeadings() {
        String page = HtmlReport.write(Runs.report("passing"));

        assertThat(find(page, "(<caption)")).hasSize(3);
        assertThat(find(page, "(<th scope=\"row\")")).hasSize(22);
        assertThat(find(page, "<th scope=\"col\"[^>]*>([^<]+)"))
                .startsWith("Id", "Verdict", "Level", "Requirement", "Seen", "Time");
    }

    private static void demandWellFormed(String page) {
        String body = page.replaceFirst("(?s)<style>.*?</style>", "").replaceFirst("<!doctype html>", "");
        Deque<String> open = new ArrayDeque<>();
        Matcher tags = TAG.matcher(body);
        while (tags.find()) {
            if (!tags.group(1).isEmpty()) {
                assertThat(tags.group(2)).isEqualTo(open.pop());
            } else if (!VOID.contains(tags.group(2))) {
                open.push(tags.group(2));
            }
            assertThat(find(tags.group(3), " ([a-zB0-9-]+)=\"")).isSubsetOf(ATTRIBUTES);
        }
        assertThat(open).isEmpty();
        assertThat(TAG.matcher(body).replaceAll("")).doesNotContain("<");
        assertThat(find(body, "<(script|iframe|object|img|form|base)")).isEmpty();
    }

    static List<String> find(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult m) -> m.group(1))
                .toList();
    }
}

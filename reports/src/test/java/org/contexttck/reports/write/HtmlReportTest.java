package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.reports.Crowd;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.KnownState;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioStep;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.page.Links;
import org.contexttck.reports.page.PageParts;
import org.contexttck.reports.page.SpecLinks;
import org.contexttck.reports.text.Visible;
import org.contexttck.reports.viewer.TranscriptLinks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlReportTest {

    private static final Pattern TAG = Pattern.compile("<(/?)([a-zA-Z!][a-z0-9]*)((?: [a-zABR0-9-]+=\"[^\"<]*\")*)>");
    private static final Set<String> VOID = Set.of("meta", "!doctype", "input");
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
            "width",
            "height",
            "preserveAspectRatio",
            "data-of",
            "data-role",
            "data-protocol",
            "data-verdict",
            "data-level",
            "type",
            "value",
            "hidden",
            "disabled",
            "autocomplete",
            "spellcheck",
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
                .allMatch(h -> h.matches(
                        "#X-0\\d|#(short|blocked|baseline|measured|all|time|readings|reading-R1)|report.json|report.sarif|gl-code-quality-report.json|summary.md|badge.svg|junit.xml|events.jsonl"
                                + (Links.inside(text).isPresent()
                                        ? "|"
                                                + Pattern.quote(Links.inside(text)
                                                        .get()
                                                        .replace("&", "&amp;")
                                                        .replace("'", "&#39;"))
                                        : "")));
    }

    @Test
    void whatStandsBetweenBackticksIsCode() {
        assertThat(new Html().open("p").prose("a `b < c` d ` e").close().toString())
                .endsWith("<p>a <code>b &lt; c</code> d ` e</p>");
        assertThat(new Html().open("p").prose("``").close().toString()).endsWith("<p><code></code></p>");
    }

    @Test
    void aLongCommandLineDoesNotPushTheReportDown() {
        String page = HtmlReport.write(Hostile.everywhere("server " + "lib.jar:".repeat(200) + " end"));

        assertThat(page).containsPattern("server lib.jar[^<]* characters left out][^<]* end</span>");
    }

    @Test
    void aCardTellsTheStepsAndWhichOneFailed() {
        String page = HtmlReport.write(Hostile.everywhere("Then it holds"));

        assertThat(page)
                .contains("<li class=\"step held\"><span aria-hidden=\"true\">✓</span><span>Then it holds"
                        + "<span class=\"label\">1 seen</span><b class=\"unseen\">held</b></span></li>")
                .contains("<li class=\"step broke\"><span aria-hidden=\"true\">✗</span><span>Then it holds"
                        + "<b>failed here</b></span></li>");
        assertThat(HtmlReport.write(Runs.report("shortfalls"))).doesNotContain("<dt>Steps</dt>");
    }

    @Test
    void expectedAndSeenStandSideBySideWithWhatIsDifferentMarked() {
        Html html = new Html();
        new HtmlSides(html).write("exactly \"transient\"", "exactly \"Transient\"");

        assertThat(html.toString())
                .contains("<dt>Expected</dt><dd>exactly &quot;<em>t</em>ransient&quot;</dd>")
                .contains("<dt>Seen</dt><dd class=\"seen\">exactly &quot;<em>T</em>ransient&quot;</dd>");
    }

    @Test
    void aPassedRowOpensToItsScenariosAndTheOthersDoNot() {
        String page = HtmlReport.write(Runs.report("shortfalls"));
        long passed = Runs.report("shortfalls").requirements().stream()
                .filter(it -> it.judged().verdict() == Verdict.PASSED)
                .count();

        assertThat(find(page, "(<details class=\"observed\">)")).hasSize((int) passed);
        assertThat(find(page, "<details class=\"observed\"><summary>([^<]*)</summary>"))
                .contains("one scenario");
        assertThat(find(page, "<span class=\"label\">[0-9]+ seen, first on <a href=\"(transcripts/[^\"]*\\.html)\">"))
                .isNotEmpty();
        assertThat(HtmlReport.write(Runs.report("shortfalls"), SpecLinks.NONE, transcript -> false))
                .contains(" seen, first on ")
                .doesNotContain(" seen, first on <a");
    }

    @Test
    void aStepLeadsToTheMessagesThatItSaw() {
        Html html = new Html();
        ScenarioStep step = new ScenarioStep(
                "Then it holds",
                Outcome.HELD,
                5,
                List.of(
                        new ScenarioStep.SeenMessage("transcripts/server-1.jsonl", 12),
                        new ScenarioStep.SeenMessage("../outside.jsonl", 1),
                        new ScenarioStep.SeenMessage("transcripts/server-2.jsonl", 3)));
        new HtmlSteps(html).list(List.of(step), TranscriptLinks::page);

        assertThat(html.toString())
                .contains(
                        "<span class=\"label\">5 seen, such as <a href=\"transcripts/server-1.html#m12\">server-1 12</a>, "
                                + "<a href=\"transcripts/server-2.html#m3\">server-2 3</a></span>")
                .doesNotContain("outside");
    }

    @Test
    void aCardTellsWhereTheSourceSaysIt() {
        assertThat(HtmlReport.write(Hostile.everywhere("Consumer tools")))
                .contains("<span>x, Consumer tools <code class=\"command\">context-tck explain X-01</code></span>");
        assertThat(HtmlReport.write(Runs.report("shortfalls"))).doesNotContain("context-tck explain");
    }

    @Test
    void whatStandsBelowAStepHasCharactersOfOneWidth() {
        String page = HtmlReport.write(Hostile.everywhere("Then each has:\n| /a  | 1 |\n| /bc | 2 |"));

        assertThat(page)
                .contains(
                        "<span>Then each has:<span class=\"label\">1 seen</span>",
                        "<code class=\"below\" tabindex=\"0\">| /a  | 1 |\n| /bc | 2 |</code></span></li>");
    }

    @Test
    void hugeTextIsShortened() {
        assertThat(HtmlReport.write(Hostile.everywhere("v".repeat(1_000_000)))).hasSizeLessThan(200_000);
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
                .contains("<code class=\"command\">./context-tck run example/profile.yaml --only TC-S-01</code>");
    }

    @Test
    void thePageNeedsNothingElse() {
        String page = HtmlReport.write(Runs.report("shortfalls"));

        assertThat(page).doesNotContain("<link", "<img", "@import", "url(", "src=", "https:", " style=", "onclick");
        assertThat(page).contains("prefers-color-scheme: dark", "@media print");
        assertThat(page.split("<script>", -1)).hasSize(2);
    }

    @Test
    void thePolicyAllowsItsOwnStyleAndScriptAndNothingElse() throws NoSuchAlgorithmException {
        String page = HtmlReport.write(Runs.report("shortfalls"));
        String style = hash(find(page, "(?s)<style>(.*?)</style>").get(0));
        String script = hash(find(page, "(?s)<script>(.*?)</script>").get(0));

        assertThat(find(page, "Content-Security-Policy\" content=\"([^\"]*)\""))
                .containsExactly(("default-src 'none'; style-src 'sha256-" + style + "'; script-src 'sha256-" + script
                                + "'; base-uri 'none'; form-action 'none'")
                        .replace("'", "&#39;"));
    }

    @Test
    void namesInALikelyCauseAreCode() {
        assertThat(HtmlReport.write(Runs.report("shortfalls")))
                .contains("<dt>Likely cause</dt><dd>the marker <code>_meta.context</code> is added to every result");
    }

    @Test
    void aCardLeadsToTheReadingsItRestsOn() {
        String page = HtmlReport.write(Runs.report("shortfalls"));

        assertThat(page)
                .contains("<span> <a href=\"#reading-R2\">R2</a></span>")
                .contains("<details id=\"reading-R2\"><summary><b>R2</b> Five records</summary>")
                .contains("counted in <code>this</code> response");
        assertThat(find(page, "href=\"#(reading-[^\"]+)\""))
                .allMatch(id -> page.contains("<details id=\"" + id + "\">"));
    }

    @Test
    void whatIsKnownIsSaidAndNotHidden() {
        List<Event> events = new ArrayList<>(Runs.events("shortfalls"));
        events.add(new FailureKnown("TC-S-10", "", "", "waits for 2.4", "2027-03-01", KnownState.KNOWN));
        events.add(new FailureKnown("TC-S-03", "", "find_records", "was slow", "", KnownState.STALE));
        String page = HtmlReport.write(Reports.from(events));
        String summary = SummaryMarkdown.write(Reports.from(events));

        assertThat(page)
                .contains("<span class=\"label\">Known</span><span>waits for 2.4, until 2027-03-01</span>")
                .contains("<li><b>stale</b> TC-S-03 (find_records) no longer fails: was slow</li>")
                .contains("does not conform: 4 of 18", "id=\"TC-S-10\"");
        assertThat(summary)
                .contains("  - known: waits for 2.4, until 2027-03-01\n")
                .contains(
                        "### No longer true in the baseline\n\n- TC-S-03 \\(find\\_records\\) no longer fails: was slow\n");
    }

    @Test
    void theSlowestScenariosComeFirst() {
        String page = HtmlReport.write(Runs.report("shortfalls"));

        assertThat(page)
                .contains("<h2>Where the time went</h2>", "18 scenarios took 1.1 s together; the run took 6.1 s.");
        assertThat(find(page, "<td class=\"code\">([^<]*)</td>")).hasSize(10);
    }

    @Test
    void aPageWithManyCardsStaysSmall() {
        Report report = Crowd.of(500);
        String page = HtmlReport.write(report);

        demandWellFormed(page);
        assertThat(page).hasSizeLessThan(2_000_000);
        assertThat(page.split("<article ", -1)).hasSize(501);
        assertThat(page.split("<tr class=\"failed\"", -1)).hasSize(501);
    }

    @Test
    void evenAPageOfHostileCardsStaysSmall() {
        String page = HtmlReport.write(Crowd.of(500, "\u202e<&>".repeat(20_000)));

        demandWellFormed(page);
        assertThat(page).hasSizeLessThan(2_000_000);
        assertThat(page).contains(" more have no card here; the table below names them");
    }

    private static String hash(String source) throws NoSuchAlgorithmException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(source.getBytes(StandardCharsets.UTF_8));
        return Base64.getEncoder().encodeToString(digest);
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

        assertThat(find(page, "<caption class=\"unseen\">(Verdicts for)")).hasSize(3);
        assertThat(find(page, "(<th scope=\"row\")")).hasSize(22);
        assertThat(find(page, "<th scope=\"col\"[^>]*>([^<]+)"))
                .startsWith("Id", "Verdict", "Level", "Requirement", "Seen", "Time");
    }

    private static void demandWellFormed(String page) {
        String body = page.replaceFirst("(?s)<style>.*?</style>", "")
                .replace("<script>" + PageParts.script() + "</script>", "")
                .replaceFirst("<!doctype html>", "");
        Deque<String> open = new ArrayDeque<>();
        Matcher tags = TAG.matcher(body);
        while (tags.find()) {
            if (!tags.group(1).isEmpty()) {
                assertThat(tags.group(2)).isEqualTo(open.pop());
            } else if (!VOID.contains(tags.group(2))) {
                open.push(tags.group(2));
            }
            assertThat(find(tags.group(3), " ([a-zABR0-9-]+)=\"")).isSubsetOf(ATTRIBUTES);
        }
        assertThat(open).isEmpty();
        assertThat(TAG.matcher(body).replaceAll("")).doesNotContain("<");
        assertThat(find(body, "<(iframe|object|img|form|base)")).isEmpty();
    }

    static List<String> find(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult m) -> m.group(1))
                .toList();
    }
}

package org.contexttck.reports.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;

class BoardTest {

    private static final Pattern LINK = Pattern.compile("href=\"([^\"#]+)(#[^\"]+)?\"");
    private static final int MEGABYTE = 1_000_000;

    @Test
    void everyMarkLeadsToTheRowOfItsReport() {
        Map<String, String> pages = pages(Entries.of("orders", "1.0", 0, Verdict.PASSED, Verdict.FAILED));

        assertThat(pages.keySet()).containsExactly("index.html", "side-wire-server.html", "of-orders.html");
        assertThat(pages.get("side-wire-server.html"))
                .contains(
                        "<td class=\"passed\"><a href=\"reports/orders-1-0-server/index.html#W-S-01\" aria-label=\"passed\">✓</a></td>",
                        "<td class=\"failed\"><a href=\"reports/orders-1-0-server/index.html#W-S-02\" aria-label=\"failed\">✗</a></td>",
                        "<td class=\"state not-met\">not met</td>",
                        "<td class=\"number\">1 of 1</td>");
    }

    @Test
    void linksLeadToPagesOfTheSiteOrToEvidence() {
        Map<String, String> pages = pages(
                Entries.of("orders", "1.0", 0, Verdict.PASSED),
                Entries.of("orders", "1.1", 1, Verdict.PASSED),
                Entries.of("bills", "7", 2, Verdict.WARNED));

        pages.forEach((name, page) -> assertThat(LINK.matcher(page).results().map(MatchResult::group))
                .as(name)
                .allMatch(link -> link.startsWith("href=\"#")
                        || link.startsWith("href=\"reports/")
                        || pages.containsKey(link.replaceFirst("href=\"([^\"#]+).*", "$1"))));
    }

    @Test
    void aSideShowsTheNewestReportAndThePageOfAnImplementationAll() {
        Map<String, String> pages =
                pages(Entries.of("orders", "1.1", 1, Verdict.PASSED), Entries.of("orders", "1.0", 0, Verdict.FAILED));

        assertThat(pages.get("side-wire-server.html"))
                .contains("orders-1-1-server/")
                .doesNotContain("orders-1-0-server/");
        assertThat(pages.get("of-orders.html"))
                .contains(
                        "<h3>1.1 after 1.0</h3>",
                        "<b>better</b> 1: <span class=\"ids\">W-S-01</span>",
                        "orders-1-1-server/index.html#W-S-01",
                        "orders-1-0-server/index.html#W-S-01",
                        "orders-1-1-server/orders.zip");
        assertThat(pages.get("index.html")).contains("1 implementation, 2 reports.", "<small>2 reports</small>");
    }

    @Test
    void theNewestVersionIsToldByItsNumbersWhenItWasTestedBefore() {
        Map<String, String> pages = pages(
                Entries.of("orders", "v1.10.0", 0, Verdict.PASSED), Entries.of("orders", "1.9.2", 5, Verdict.FAILED));

        assertThat(pages.get("side-wire-server.html"))
                .contains("orders-v1-10-0-server/")
                .doesNotContain("orders-1-9-2-server/");
        assertThat(pages.get("of-orders.html")).contains("<h3>v1.10.0 after 1.9.2</h3>");
    }

    @Test
    void whatAReportDoesNotKnowIsAnEmptyPlace() {
        Map<String, String> pages = pages(
                Entries.of("new", "1", 1, Verdict.PASSED, Verdict.PASSED), Entries.of("old", "1", 0, Verdict.PASSED));

        assertThat(pages.get("side-wire-server.html")).contains("<td aria-label=\"not in its catalogue\"></td>");
    }

    @Test
    void rowsOfNoClassStandBesideTheClasses() {
        BoardEntry old = Entries.withoutClasses("old", "1", 0, Verdict.PASSED);

        assertThat(pages(old).get("side-wire-server.html")).contains("<h2>Other requirements <small>W-S</small></h2>");
        assertThat(pages(old, Entries.of("new", "1", 1, Verdict.PASSED)).get("side-wire-server.html"))
                .contains("<h2>core <small>W-S</small></h2>")
                .doesNotContain("Other requirements");
    }

    @Test
    void whatIsClaimedByNobodyHasNoPage() {
        assertThat(pages(Entries.of("orders", "1", 0, Verdict.NOT_CLAIMED)).keySet())
                .containsExactly("index.html", "of-orders.html");
    }

    @Test
    void namesOfStrangersAreTextAndKeepTheirPagesApart() {
        Map<String, String> pages = pages(
                Entries.of("<script>alert(1)</script>", "\"><b>", 0, Verdict.PASSED),
                Entries.of("订单", "1", 1, Verdict.PASSED),
                Entries.of("発注", "1", 2, Verdict.PASSED),
                Entries.of("../../etc", "1", 3, Verdict.PASSED));

        assertThat(pages.values()).noneMatch(page -> page.contains("<script>alert") || page.contains("\"><b>"));
        assertThat(pages.keySet()).contains("of-script-alert-1-script.html", "of-x.html", "of-x-2.html", "of-etc.html");
    }

    @Test
    void twoHundredImplementationsStayBelowAMegabyteAPage() {
        List<BoardEntry> many = new ArrayList<>();
        Verdict[] verdicts = new Verdict[45];
        for (int number = 0; number < 200; number++) {
            for (int i = 0; i < verdicts.length; i++) {
                verdicts[i] = Verdict.values()[(number + i) % Verdict.values().length];
            }
            many.add(Entries.of("implementation-of-a-long-name-" + number, "2026.11." + number, number, verdicts));
        }

        Map<String, String> pages = pages(many.toArray(BoardEntry[]::new));

        assertThat(pages).hasSize(1 + 2 + 200);
        assertThat(pages.get("side-wire-server.html")).contains("page 1 of 2", "side-wire-server-2.html");
        assertThat(pages.values()).allMatch(page -> page.length() < MEGABYTE);
    }

    @Test
    void aReportByOtherRequirementsSaysSo() {
        BoardEntry one = Entries.of("orders", "1.0", 0, Verdict.PASSED);

        assertThat(BoardPages.of(new Board(List.of(one), "another"), "List", "0.1.0")
                        .get("index.html"))
                .contains("by other requirements than now");
        assertThat(pages(one).get("index.html")).doesNotContain("by other requirements than now");
    }

    private static Map<String, String> pages(BoardEntry... entries) {
        assertThat(entries).allMatch(one -> one.side().verdict() == RunVerdict.CONFORMING);
        return BoardPages.of(new Board(List.of(entries), Entries.CATALOGUE), "List", "0.1.0");
    }
}

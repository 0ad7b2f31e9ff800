package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.MeasuredForm;
import org.contexttck.reports.event.Series;
import org.contexttck.reports.model.Reports;
import org.junit.jupiter.api.Test;

class HtmlPlotsTest {

    @Test
    void aMeasurementIsADrawingASentenceAndATable() {
        String page = HtmlReport.write(Runs.report("roles"));

        assertThat(page)
                .contains("<b>Size of each request to the model, page by page</b> (bytes)")
                .contains("At answer: 35,039 without collapse, 4,952 with collapse.")
                .contains("(estimated tokens)")
                .contains("<polyline class=\"series s1\" points=\"72.0,200.0 ")
                .contains(
                        "<th scope=\"row\">page 2</th><td class=\"number\">7,351</td><td class=\"number\">4,008</td>");
        assertThat(page.split("class=\"drawing\"", -1)).hasSize(3);
    }

    @Test
    void aRunWithoutNumbersSaysNothingOfThem() {
        assertThat(HtmlReport.write(Runs.report("passing"))).doesNotContain("What was measured", "class=\"drawing\"");
    }

    @Test
    void oneNumberIsNotDrawn() {
        String page = page(new Measured("a", "once", "bytes", List.of("all"), List.of(new Series("x", List.of(7L)))));

        assertThat(page).contains("At all: 7 x.").doesNotContain("class=\"drawing\"");
    }

    @Test
    void namesOfLinesThatEndTogetherDoNotLieOnEachOther() {
        List<Series> same = IntStream.range(0, 6)
                .mapToObj(i -> new Series("line " + i, List.of(0L, 0L)))
                .toList();

        String page = page(new Measured("a", "same", "bytes", List.of("a", "b"), same));

        assertThat(HtmlReportTest.find(page, "<text x=\"578.0\" y=\"([0-9.]+)\"").stream()
                        .map(Double::valueOf)
                        .sorted()
                        .toList())
                .containsExactly(144.0, 160.0, 176.0, 192.0, 208.0, 224.0);
    }

    @Test
    void manyNumbersAreBounded() {
        List<String> labels =
                IntStream.range(0, 5_000).mapToObj(i -> "page " + i).toList();
        List<Long> values = LongStream.range(0, 5_000).boxed().toList();
        List<Series> series = IntStream.range(0, 40)
                .mapToObj(i -> new Series("line " + i, values))
                .toList();

        String page = page(new Measured("a", "many", "bytes", labels, series));

        assertThat(page).hasSizeLessThan(250_000);
        assertThat(page.split("<polyline", -1))
                .as("lines, once for a wide and once for a narrow page")
                .hasSize(2 * 6 + 1);
    }

    @Test
    void whatStandsSideBySideIsDrawnAsBarsOfWhichTheLongestFills() {
        Measured bars = new Measured(
                "bill",
                "tools",
                "tokens",
                List.of("<b>list</b>", "log"),
                List.of(new Series("given", List.of(200L, 50L)), new Series("entry", List.of(400L, 0L))),
                MeasuredForm.BARS);

        String page = page(bars);

        assertThat(page)
                .contains("Together: 250 given, 400 entry.", "&lt;b&gt;list&lt;/b&gt;")
                .doesNotContain("<polyline", "<b>list</b>");
        assertThat(HtmlReportTest.find(page, "<rect class=\"tally s[01]\" x=\"0\" y=\"[0-9.]+\" width=\"([0-9.]+)\""))
                .containsExactly("318.0", "636.0", "79.5", "0.0", "128.0", "256.0", "32.0", "0.0");
    }

    @Test
    void ofManyBarsTheFirstAreDrawnAndTheTableHasAll() {
        List<String> labels = IntStream.range(0, 60).mapToObj(i -> "tool " + i).toList();
        Series series = new Series("given", LongStream.range(0, 60).boxed().toList());

        String page = page(new Measured("bill", "tools", "tokens", labels, List.of(series), MeasuredForm.BARS));

        assertThat(page.split("<rect class=\"tally", -1)).hasSize(2 * 24 + 1);
        assertThat(page).contains("the first 24 are drawn.", "<th scope=\"row\">tool 59</th>");
    }

    private static String page(Measured measured) {
        List<Event> events = new ArrayList<>(Runs.events("passing"));
        events.add(2, measured);
        return HtmlReport.write(Reports.from(events));
    }
}

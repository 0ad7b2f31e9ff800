package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventJson;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.text.JsonText;
import org.junit.jupiter.api.Test;

class HtmlTimesTest {

    @Test
    void eachPartOfARunIsDrawnWhereItWasAtWork() {
        String page = HtmlReport.write(begun("2026-11-27T10:00:01Z", "2026-11-27T10:00:03.500Z"));
        String times = page.substring(page.indexOf("<table class=\"times shares\">"));

        assertThat(find(times, "<tr><td>([^<]*)<svg")).containsExactly("transient-context, server", "wire, server");
        assertThat(find(times, "</svg></td><td class=\"number\">([^<]*)</td>")).containsExactly("1.0 s", "3.5 s");
        assertThat(find(times, "<rect class=\"tally s0\" x=\"([0-9.]+)\"").stream()
                        .map(Double::parseDouble))
                .isSorted()
                .allMatch(at -> at >= 0 && at < 1000);
        assertThat(HtmlReport.write(Runs.report("shortfalls"))).doesNotContain("<table class=\"times shares\">");
        assertThat(HtmlReport.write(begun("tomorrow", "+1000000000-12-31T23:59:59.999999999Z")))
                .doesNotContain("<table class=\"times shares\">");
    }

    /** The run with shortfalls, in which all scenarios of a protocol began at one time. */
    private static Report begun(String first, String wire) {
        List<Event> events = new ArrayList<>();
        for (Event event : Runs.events("shortfalls")) {
            ObjectNode json = (ObjectNode) JsonText.read(EventJson.write(event));
            if (event instanceof ScenarioFinished) {
                json.put("began", json.path("key").asText().contains("wire") ? wire : first);
            }
            events.add(EventJson.read(JsonText.compact(json)));
        }
        return Reports.from(events);
    }

    private static List<String> find(String page, String pattern) {
        return Pattern.compile(pattern)
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}

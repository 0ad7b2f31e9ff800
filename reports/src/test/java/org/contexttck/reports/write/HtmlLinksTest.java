package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventJson;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.WayTried;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.page.SpecLinks;
import org.contexttck.reports.text.JsonText;
import org.junit.jupiter.api.Test;

/** Where a page leads, and the commands on it. */
class HtmlLinksTest {

    @Test
    void cardsAndRowsLeadToTheSpecificationWhereItsSiteIsKnown() {
        Report report = Runs.report("shortfalls");
        String page = HtmlReport.write(
                report, SpecLinks.to(URI.create("https://spec.example/tck/index.html")), transcript -> true);

        assertThat(page)
                .contains("<a href=\"https://spec.example/tck/transient-context.html#TC-S-01\">transient-context")
                .contains("<th scope=\"row\"><a href=\"https://spec.example/tck/transient-context.html#TC-S-03\">")
                .contains("<th scope=\"row\"><a href=\"#TC-S-01\">");
        assertThat(HtmlReport.write(report)).doesNotContain("https://");
        assertThat(HtmlReport.write(Hostile.everywhere("../x"), SpecLinks.to(URI.create("https://a/b")), it -> true))
                .contains("https://a/b/x.html#X-01")
                .doesNotContain("../x.html");
    }

    @Test
    void aChoiceIsMadeAgainAndWhatWasTriedNamesItsRole() {
        List<Event> events = new ArrayList<>();
        for (Event event : Runs.events("roles")) {
            ObjectNode json = (ObjectNode) JsonText.read(EventJson.write(event));
            if (event instanceof RunStarted) {
                json.put("only", "@TC-S and not @TC-S-05");
            }
            events.add(EventJson.read(JsonText.compact(json)));
        }
        events.add(new WayTried("server", "", List.of("a"), List.of("a"), List.of()));
        String one = HtmlReport.write(Reports.from(events));
        events.add(new WayTried("gateway", "explored", List.of("b"), List.of("b"), List.of()));
        String both = HtmlReport.write(Reports.from(events));

        assertThat(one).contains(" --only &#39;@TC-S and not @TC-S-05&#39;</code>", "<dt>Tried</dt>");
        assertThat(both).contains("<dt>Tried, server</dt>", "<dt>Tried, gateway, explored</dt>");
        assertThat(HtmlReport.write(Runs.report("roles"))).doesNotContain(" --only &#39;");
    }
}

package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.text.JsonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class BadgeTest {

    @ParameterizedTest
    @CsvSource({
        "passing, 'conforming, 18 passed', 1e6b46",
        "shortfalls, 'not conforming, 4 failed', a32a1c",
        "unreachable, unreachable, 5b6068",
        "broken-off, no verdict, 5b6068"
    })
    void theVerdictIsTheMessage(String run, String message, String colour) throws Exception {
        Document svg = parse(Badge.svg(Runs.report(run)));

        assertThat(JsonText.read(Badge.json(Runs.report(run))))
                .isEqualTo(JsonText.read("{\"schemaVersion\":1,\"label\":\"context-tck\",\"message\":\"" + message
                        + "\",\"color\":\"" + colour + "\"}"));
        assertThat(svg.getDocumentElement().getAttribute("aria-label")).isEqualTo("context-tck: " + message);
        assertThat(svg.getElementsByTagName("text").item(1).getTextContent()).isEqualTo(message);
        assertThat(((Element) svg.getElementsByTagName("rect").item(2)).getAttribute("fill"))
                .isEqualTo("#" + colour);
    }

    @Test
    void whatWasLeftOutIsNoPass() {
        List<Event> events = new ArrayList<>(Runs.events("passing"));
        RunStarted all = (RunStarted) events.get(0);
        events.set(
                0,
                new RunStarted(
                        all.format(),
                        all.time(),
                        all.kit(),
                        all.implementation(),
                        all.role(),
                        all.protocols(),
                        "TC-S",
                        all.catalogueDigest(),
                        all.profileDigest(),
                        all.rerun(),
                        all.shard(),
                        all.secretsHidden()));

        assertThat(Badge.json(Reports.from(events)))
                .contains("\"partial, 18 passed\"")
                .doesNotContain("1e6b46");
    }

    @Test
    void nothingThatTheTargetSaidIsInIt() {
        assertThat(Badge.svg(Hostile.everywhere("<script>"))).doesNotContain("script");
        assertThat(Badge.json(Hostile.everywhere("<script>"))).doesNotContain("script");
    }

    @Test
    void whiteOnEachColourCanBeRead() {
        for (String colour : new String[] {"1e6b46", "865300", "a32a1c", "5b6068", "3d4247"}) {
            assertThat(Contrast.of("#ffffff", "#" + colour)).as(colour).isGreaterThan(4.5);
        }
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }
}

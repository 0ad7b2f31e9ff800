package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.KnownState;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.text.Visible;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class JUnitXmlTest {

    @ParameterizedTest
    @CsvSource({
        "TC-S-03, ''",
        "TC-S-01, failure",
        "TC-S-02, system-out",
        "TC-S-04, error",
        "TC-S-11, error",
        "CS-S-01, skipped",
        "CS-S-04, skipped"
    })
    void aVerdictBecomesWhatJUnitCallsIt(String id, String child) throws Exception {
        Element testcase = testcase(parse(Runs.report("shortfalls")), id);

        assertThat(children(testcase))
                .extracting(Element::getTagName)
                .isEqualTo(child.isEmpty() ? List.of() : List.of(child));
    }

    @ParameterizedTest
    @ValueSource(strings = {"passing", "shortfalls", "unreachable", "hostile", "broken-off", "roles"})
    void everyCommonReaderTakesIt(String run) throws Exception {
        Schema schema = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                .newSchema(JUnitXmlTest.class.getResource("/junit.xsd"));

        schema.newValidator().validate(new StreamSource(new StringReader(JUnitXml.write(Runs.report(run)))));
    }

    @Test
    void aFailureCarriesTheCard() throws Exception {
        Element testcase = testcase(parse(Runs.report("shortfalls")), "TC-S-10");
        Element failure = children(testcase).get(0);

        assertThat(testcase.getAttribute("classname")).isEqualTo("context-tck.transient-context.server");
        assertThat(testcase.getAttribute("name"))
                .isEqualTo("TC-S-10 (MUST) A consumer that fails never reports consumption.");
        assertThat(failure.getAttribute("message"))
                .isEqualTo("store_analysis_memory: a call that failed reports consumption");
        assertThat(failure.getAttribute("type")).isEqualTo("MUST");
        assertThat(failure.getTextContent().lines())
                .startsWith("TC-S-10 (MUST) store_analysis_memory: a call that failed reports consumption")
                .endsWith("  again     ./context-tck run example/profile.yaml --only TC-S-10");
    }

    @Test
    void aSkipSaysWhy() throws Exception {
        Document document = parse(Runs.report("shortfalls"));

        assertThat(children(testcase(document, "CS-S-01")).get(0).getAttribute("message"))
                .isEqualTo("not-claimed: the profile does not claim context-saving");
        assertThat(children(testcase(document, "TC-S-11")).get(0).getAttribute("message"))
                .isEqualTo("blocked: tool get_workflow_step is claimed but the server does not serve it");
    }

    @Test
    void countsAreRight() throws Exception {
        Document document = parse(Runs.report("shortfalls"));
        Element all = document.getDocumentElement();

        assertThat(List.of(
                        all.getAttribute("tests"),
                        all.getAttribute("failures"),
                        all.getAttribute("errors"),
                        skipped(document)))
                .containsExactly("22", "4", "4", "4");
        assertThat(document.getElementsByTagName("testcase").getLength()).isEqualTo(22);
        assertThat(document.getElementsByTagName("failure").getLength()).isEqualTo(4);
        assertThat(document.getElementsByTagName("error").getLength()).isEqualTo(4);
        assertThat(document.getElementsByTagName("testsuite").getLength()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'', ''                              | KNOWN   | skipped system-out",
                "'', store_analysis_memory           | KNOWN   | skipped system-out",
                "'', other                           | KNOWN   | failure",
                "no such scenario, ''                | KNOWN   | failure",
                "'', ''                              | EXPIRED | failure",
                "'', ''                              | STALE   | failure",
            })
    void whatABaselineKnowsIsSkippedWithTheReason(String where, KnownState state, String expected) throws Exception {
        String[] parts = where.replace("'", "").split(", ?", -1);
        List<Event> events = new ArrayList<>(Runs.events("shortfalls"));
        events.add(new FailureKnown("TC-S-10", parts[0], parts[1], "waits for 2.4", "2027-03-01", state));
        Document document = parse(Reports.from(events));

        assertThat(children(testcase(document, "TC-S-10")).stream().map(Element::getTagName))
                .containsExactly(expected.split(" "));
        boolean known = expected.startsWith("skipped");
        assertThat(document.getDocumentElement().getAttribute("failures")).isEqualTo(known ? "3" : "4");
        assertThat(skipped(document)).isEqualTo(known ? "5" : "4");
        if (known) {
            assertThat(children(testcase(document, "TC-S-10")).get(0).getAttribute("message"))
                    .isEqualTo("known: waits for 2.4, until 2027-03-01");
            assertThat(children(testcase(document, "TC-S-10")).get(1).getTextContent())
                    .startsWith("TC-S-10 (MUST) store_analysis_memory: a call that failed reports consumption");
        }
    }

    @ParameterizedTest
    @CsvSource({"BLOCKED, skipped", "INCONCLUSIVE, skipped", "ERROR, error"})
    void aFaultOfTheKitIsNeverPutUpWith(Verdict verdict, String expected) throws Exception {
        List<Event> events = new ArrayList<>();
        for (Event one : Runs.events("shortfalls")) {
            boolean judged = one instanceof RequirementJudged it && it.id().equals("TC-S-12");
            events.add(judged ? with((RequirementJudged) one, verdict) : one);
        }
        events.add(new FailureKnown("TC-S-12", "", "", "no workflows yet", "", KnownState.KNOWN));

        assertThat(children(testcase(parse(Reports.from(events)), "TC-S-12"))
                        .get(0)
                        .getTagName())
                .isEqualTo(expected);
    }

    @Test
    void aRunWithoutAVerdictIsNotGreen() throws Exception {
        Document document = parse(Runs.report("broken-off"));

        assertThat(document.getDocumentElement().getAttribute("errors")).isEqualTo("1");
        assertThat(children(testcase(document, "the run")).get(0).getAttribute("message"))
                .isEqualTo("The run was broken off before it came to a verdict.");
    }

    @ParameterizedTest(name = "text {index}")
    @ValueSource(
            strings = {"]]>", "<script>", "\"'&amp;", "\u001b[2J", "a\u0000b", "\ud800", "\uffff", "\u202e", "\ufffe"})
    void hostileTextStaysText(String text) throws Exception {
        Document document = parse(Hostile.everywhere(text));

        String shown = Visible.line(text);
        assertThat(children(testcase(document, "X-01")).get(0).getAttribute("message"))
                .isEqualTo("known: " + shown);
        assertThat(children(testcase(document, "X-01")).get(1).getTextContent()).contains("but was   " + shown);
    }

    private static RequirementJudged with(RequirementJudged one, Verdict verdict) {
        return new RequirementJudged(
                one.id(),
                one.protocol(),
                one.role(),
                one.level(),
                one.basis(),
                one.says(),
                verdict,
                one.observations(),
                one.reason(),
                one.readings(),
                one.scenarios(),
                one.transcript());
    }

    private static Document parse(Report report) throws Exception {
        String xml = JUnitXml.write(report);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    private static Element testcase(Document document, String name) {
        NodeList all = document.getElementsByTagName("testcase");
        for (int i = 0; i < all.getLength(); i++) {
            if (((Element) all.item(i)).getAttribute("name").startsWith(name)) {
                return (Element) all.item(i);
            }
        }
        throw new AssertionError(name);
    }

    /** Only suites count what was skipped. */
    private static String skipped(Document document) {
        int skipped = 0;
        NodeList suites = document.getElementsByTagName("testsuite");
        for (int i = 0; i < suites.getLength(); i++) {
            skipped += Integer.parseInt(((Element) suites.item(i)).getAttribute("skipped"));
        }
        return String.valueOf(skipped);
    }

    private static List<Element> children(Element parent) {
        List<Element> children = new ArrayList<>();
        for (int i = 0; i < parent.getChildNodes().getLength(); i++) {
            if (parent.getChildNodes().item(i) instanceof Element child) {
                children.add(child);
            }
        }
        return children;
    }
}

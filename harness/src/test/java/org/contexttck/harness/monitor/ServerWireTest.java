package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages made by hand, and what the monitor says of them. */
class ServerWireTest {

    private static final Map<String, String> NONE = Map.of();
    private static final String CALL =
            "{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'find','arguments':{}}}";

    private static final Channel CHANNEL = Channel.of(Channel.Kind.SERVER, "server");
    private static final String TRANSCRIPT = "transcripts/server-1.jsonl";

    private final Findings findings = new Findings();
    private final Monitors monitors = Monitors.of(Role.SERVER, Setting.unknown(), findings);
    private long order;

    @Test
    void aProperExchangeBreaksNothing() {
        initialized("2025-11-25");
        sent(CALL);
        received("{'jsonrpc':'2.0','id':2,'result':{'content':[{'type':'text','text':'x'}]}}");

        assertThat(findings.all()).isEmpty();
        assertThat(findings.ownFaults()).isEmpty();
        assertThat(findings.observations(WireRule.VALID_MESSAGES)).isEqualTo(2);
        assertThat(findings.observations(WireRule.CLEAN_STDOUT)).isEqualTo(2);
        assertThat(findings.observations(WireRule.ONE_ANSWER)).isEqualTo(2);
        assertThat(findings.observations(WireRule.SURVIVES)).isEqualTo(1);
        assertThat(findings.observations(WireRule.VALID_METADATA)).isZero();
    }

    @Test
    void nothingHeardIsNothingObserved() {
        sent(CALL);

        assertThat(findings.observations(WireRule.VALID_MESSAGES)).isZero();
        assertThat(findings.observations(WireRule.SURVIVES)).isZero();
        assertThat(findings.observations(WireRule.ONE_ANSWER)).isEqualTo(1);
    }

    @Test
    void aWrongResultNamesToolPlaceRevisionAndMessages() {
        initialized("2025-11-25");
        sent(CALL);
        received("{'jsonrpc':'2.0','id':2,'result':{'content':'x'}}");

        assertThat(faults(WireRule.VALID_MESSAGES)).singleElement().satisfies(finding -> {
            assertThat(finding.headline()).startsWith("tools/call find: /result/content ");
            assertThat(finding.subject()).isEqualTo("find");
            assertThat(finding.pointer()).isEqualTo("/result/content");
            assertThat(finding.expected()).startsWith("valid for MCP 2025-11-25 (");
            assertThat(orders(finding)).containsExactly(4L, 5L);
        });
    }

    @Test
    void aWrongMessageIsNamedByItsMethod() {
        sent("{'jsonrpc':'2.0','id':1,'method':'tools/list','params':{}}");
        received("{'jsonrpc':'1.0','id':1,'result':{'tools':[]}}");

        assertThat(faults(WireRule.VALID_MESSAGES)).isNotEmpty().allSatisfy(finding -> {
            assertThat(finding.headline()).startsWith("tools/list: ");
            assertThat(finding.subject()).isEmpty();
        });
    }

    @Test
    void whatAnswersNothingIsStillJudged() {
        received("{'jsonrpc':'2.0','method':5}");

        assertThat(faults(WireRule.VALID_MESSAGES).get(0).headline()).startsWith("a message that answers nothing: ");
        assertThat(orders(faults(WireRule.VALID_MESSAGES).get(0))).containsExactly(1L);
    }

    @Test
    void aRequestOfTheServerUnderAnIdOfTheKitAnswersNothing() {
        sent(CALL);
        received("{'jsonrpc':'2.0','id':2,'method':'ping','params':7}");

        assertThat(faults(WireRule.VALID_MESSAGES))
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.headline()).startsWith("a message that answers nothing: "));
    }

    @ParameterizedTest
    @CsvSource({"2025-06-18", "2025-11-25"})
    void theRevisionIsTheOneThatInitializeAgreedOn(String agreed) {
        initialized(agreed);
        sent(CALL);
        received("{'jsonrpc':'2.0','id':2,'result':{}}");

        assertThat(faults(WireRule.VALID_MESSAGES))
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.expected()).startsWith("valid for MCP " + agreed));
    }

    @Test
    void theRevisionIsTheOneThatARequestNamesForItself() {
        sent(stateless(2));
        received("{'jsonrpc':'2.0','id':2,'result':{'content':[]}}");

        assertThat(faults(WireRule.VALID_MESSAGES))
                .as("a result of 2026-07-28 needs a resultType")
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.expected()).startsWith("valid for MCP 2026-07-28"));
        assertThat(findings.ownFaults()).isEmpty();
    }

    @Test
    void aProbeMayBeRefusedInAnyForm() {
        message(Direction.TO_TARGET, stateless(1), Map.of("probe", "true"));
        message(Direction.FROM_TARGET, "{'oops':1}", Map.of("probe", "true"));

        assertThat(faults(WireRule.VALID_MESSAGES)).isEmpty();
        assertThat(findings.observations(WireRule.VALID_MESSAGES)).isZero();
        assertThat(findings.observations(WireRule.ONE_ANSWER)).isZero();
    }

    @Test
    void theBodyOfAnHttpErrorNeedNotBeAMessage() {
        sent(CALL);
        message(Direction.FROM_TARGET, "{'error':'gone'}", Map.of("http.status", "404"));
        assertThat(faults(WireRule.VALID_MESSAGES)).isEmpty();

        message(Direction.FROM_TARGET, "{'error':'gone'}", Map.of("http.status", "200"));
        assertThat(faults(WireRule.VALID_MESSAGES)).isNotEmpty();
    }

    @Test
    void theBodyOfAnHttpErrorThatSaysItIsAMessageIsJudged() {
        sent(CALL);
        message(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':2,'error':'gone'}", Map.of("http.status", "400"));

        assertThat(faults(WireRule.VALID_MESSAGES)).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({"2025-06-18", "2025-11-25"})
    void theBodyOfAnHttpErrorNeedNotKnowWhichRequestItRefuses(String agreed) {
        initialized(agreed);
        sent(CALL);
        message(
                Direction.FROM_TARGET,
                "{'jsonrpc':'2.0','id':null,'error':{'code':-32001,'message':'gone'}}",
                Map.of("http.status", "404"));
        message(
                Direction.FROM_TARGET,
                "{'jsonrpc':'2.0','error':{'code':-32001,'message':'gone'}}",
                Map.of("http.status", "400"));
        assertThat(faults(WireRule.VALID_MESSAGES)).isEmpty();

        message(
                Direction.FROM_TARGET,
                "{'jsonrpc':'2.0','id':null,'error':{'code':-32001,'message':'gone'}}",
                Map.of("http.status", "200"));
        assertThat(faults(WireRule.VALID_MESSAGES)).isNotEmpty();
    }

    @Test
    void aLineOfALogIsNoMessageThatCouldBeWrong() {
        message(Direction.FROM_TARGET, "{'level':'info'}", Map.of("stdio.line-end", "LF"));
        message(Direction.FROM_TARGET, "[1]", Map.of("stdio.line-end", "LF"));
        assertThat(faults(WireRule.VALID_MESSAGES)).isEmpty();

        message(Direction.FROM_TARGET, "{'id':1,'result':{}}", Map.of("stdio.line-end", "LF"));
        assertThat(faults(WireRule.VALID_MESSAGES)).isNotEmpty();
    }

    /** MCP, Streamable HTTP: the body of a refusal may be "a JSON-RPC error response that has no id". */
    @Test
    void theErrorInTheBodyOfAnHttpErrorNeedNotSayWhatItAnswers() {
        String refusal = "{'jsonrpc':'2.0',%s'error':{'code':-32000,'message':'no valid session'}}";
        message(Direction.FROM_TARGET, refusal.formatted(""), Map.of("http.status", "400"));
        message(Direction.FROM_TARGET, refusal.formatted("'id':null,"), Map.of("http.status", "404"));
        assertThat(faults(WireRule.VALID_MESSAGES)).isEmpty();

        message(Direction.FROM_TARGET, refusal.formatted("").replace("-32000", "'x'"), Map.of("http.status", "400"));
        message(Direction.FROM_TARGET, refusal.formatted("'id':null,"), Map.of("http.status", "200"));
        assertThat(faults(WireRule.VALID_MESSAGES)).hasSize(2);
    }

    @Test
    void aTextThatWasCutIsNotJudged() {
        heard(new Message(
                1,
                Direction.FROM_TARGET,
                "{\"jsonrpc",
                Optional.empty(),
                List.of(),
                TransportFacts.of(Map.of("truncated", "99")),
                0));

        assertThat(findings.observations(WireRule.VALID_MESSAGES)).isZero();
    }

    @Test
    void metadataIsCheckedAtItsPlacesInTheResultOfATool() {
        sent(CALL);
        received("{'jsonrpc':'2.0','id':2,'result':{'content':[],'_meta':{'context':{'lifecycle':5},"
                + "'contextHints':{'a':1},'other':{'lifecycle':5}}}}");

        assertThat(findings.observations(WireRule.VALID_METADATA)).isEqualTo(1);
        assertThat(faults(WireRule.VALID_METADATA))
                .extracting(Fault::pointer)
                .allMatch(place -> place.matches("/result/_meta/context(Hints)?(/.*)?"))
                .anyMatch(place -> place.equals("/result/_meta/context/lifecycle"))
                .anyMatch(place -> place.startsWith("/result/_meta/contextHints"));
        Fault first = faults(WireRule.VALID_METADATA).get(0);
        assertThat(first.headline()).startsWith("find: /_meta/context");
        assertThat(first.subject()).isEqualTo("find");
        assertThat(orders(first)).containsExactly(1L, 2L);
    }

    @Test
    void metadataIsNotLookedForInOtherAnswers() {
        sent("{'jsonrpc':'2.0','id':2,'method':'tools/list','params':{}}");
        received("{'jsonrpc':'2.0','id':2,'result':{'tools':[],'_meta':{'context':{'lifecycle':5}}}}");

        assertThat(findings.observations(WireRule.VALID_METADATA)).isZero();
    }

    @Test
    void whatTheKitSendsWronglyIsAFaultOfTheKit() {
        sent("{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':7}}");

        assertThat(findings.ownFaults()).isNotEmpty();
        assertThat(findings.ownFaults().get(0)).startsWith("message 1 (tools/call): /params/name ");
        assertThat(faults(WireRule.VALID_MESSAGES)).isEmpty();
    }

    @Test
    void anAnswerOfTheKitRepeatsTheTargetsIdWithoutBlame() {
        received("{'jsonrpc':'2.0','id':1.5,'method':'ping'}");
        sent("{'jsonrpc':'2.0','id':1.5,'result':{}}");

        assertThat(findings.ownFaults()).isEmpty();
        assertThat(faults(WireRule.VALID_MESSAGES)).isNotEmpty();
    }

    @Test
    void anAnomalyBreaksTheRuleOfItsKind() {
        anomaly(new Anomaly(Anomaly.Kind.STRAY_OUTPUT, "no message: hello", 3));
        anomaly(new Anomaly(Anomaly.Kind.ANSWERED_TWICE, "a second answer to request 2", 0));
        anomaly(new Anomaly(Anomaly.Kind.EXITED, "exited with code 1", 0));
        anomaly(new Anomaly(Anomaly.Kind.LONE_SURROGATE, "half a character", 3));

        assertThat(faults(WireRule.CLEAN_STDOUT))
                .containsExactly(Fault.of(
                                "",
                                "no message: hello",
                                "only JSON-RPC messages on stdout; logs belong on stderr",
                                "no message: hello")
                        .shownBy(TRANSCRIPT, List.of()));
        assertThat(orders(faults(WireRule.ONE_ANSWER).get(0))).isEmpty();
        assertThat(faults(WireRule.SURVIVES)).hasSize(1);
        assertThat(faults(WireRule.VALID_MESSAGES)).isEmpty();
    }

    @Test
    void keepsSomeFindingsOfEachRule() {
        for (int i = 0; i < 200; i++) {
            anomaly(new Anomaly(Anomaly.Kind.STRAY_OUTPUT, "line " + i, 0));
        }
        anomaly(new Anomaly(Anomaly.Kind.EXITED, "exited with code 1", 0));
        for (int i = 0; i < 200; i++) {
            sent("{'jsonrpc':'2.0','id':" + i + ",'method':'tools/call','params':{'name':7}}");
        }

        assertThat(faults(WireRule.CLEAN_STDOUT)).hasSize(20);
        assertThat(faults(WireRule.CLEAN_STDOUT).get(19).headline()).isEqualTo("line 19");
        assertThat(faults(WireRule.SURVIVES)).hasSize(1);
        assertThat(findings.ownFaults()).hasSize(20);
    }

    @Test
    void connectionsAreToldApart() {
        sent(CALL);
        Message other = new Message(
                1,
                Direction.FROM_TARGET,
                "{}",
                Optional.of(Json.parse("{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"content\":7}}")),
                List.of(),
                TransportFacts.NONE,
                0);
        monitors.accept(new Observed(CHANNEL, "transcripts/server-2.jsonl", other));

        assertThat(faults(WireRule.VALID_MESSAGES)).as("it answers nothing").isEmpty();
    }

    @Test
    void whatStaysOpenUntilItIsAnsweredIsUnclear() {
        sent(CALL);
        anomaly(new Anomaly(Anomaly.Kind.UNCLEAR, "no answer in 5 s, while the machine stood still", 1));
        assertThat(findings.unclear(WireRule.ONE_ANSWER))
                .containsExactly("no answer in 5 s, while the machine stood still");

        received("{'jsonrpc':'2.0','id':2,'result':{'content':[]}}");
        assertThat(findings.unclear(WireRule.ONE_ANSWER)).isEmpty();
    }

    private List<Fault> faults(String requirement) {
        return findings.of(requirement).stream().map(MonitorFinding::fault).toList();
    }

    private static List<Long> orders(Fault fault) {
        return fault.exchange().stream().map(Excerpt::order).toList();
    }

    private void anomaly(Anomaly anomaly) {
        monitors.accept(new Oddity(CHANNEL, TRANSCRIPT, anomaly));
    }

    private static String stateless(int id) {
        return "{'jsonrpc':'2.0','id':" + id + ",'method':'tools/call','params':{'name':'find','arguments':{},'_meta':{"
                + "'io.modelcontextprotocol/protocolVersion':'2026-07-28',"
                + "'io.modelcontextprotocol/clientCapabilities':{},"
                + "'io.modelcontextprotocol/clientInfo':{'name':'x','version':'1'}}}}";
    }

    private void initialized(String agreed) {
        sent("{'jsonrpc':'2.0','id':1,'method':'initialize','params':{'protocolVersion':'2025-11-25',"
                + "'capabilities':{},'clientInfo':{'name':'x','version':'1'}}}");
        received("{'jsonrpc':'2.0','id':1,'result':{'protocolVersion':'" + agreed
                + "','capabilities':{},'serverInfo':{'name':'x','version':'1'}}}");
        sent("{'jsonrpc':'2.0','method':'notifications/initialized'}");
    }

    private void sent(String text) {
        message(Direction.TO_TARGET, text, NONE);
    }

    private void received(String text) {
        message(Direction.FROM_TARGET, text, NONE);
    }

    private void message(Direction direction, String quoted, Map<String, String> facts) {
        String text = quoted.replace('\'', '"');
        heard(new Message(
                ++order, direction, text, Optional.of(Json.parse(text)), List.of(), TransportFacts.of(facts), 0));
    }

    private void heard(Message message) {
        monitors.accept(new Observed(CHANNEL, TRANSCRIPT, message));
    }
}

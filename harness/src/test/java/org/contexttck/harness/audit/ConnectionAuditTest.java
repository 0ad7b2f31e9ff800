package org.contexttck.harness.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages made by hand, and what the audit says of them. */
class ConnectionAuditTest {

    private static final Map<String, String> NONE = Map.of();
    private static final String CALL =
            "{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'find','arguments':{}}}";

    private final ConnectionAudit audit =
            new ConnectionAudit("transcripts/server-1.jsonl", Schemas.bundled(), List.of(), new UnansweredRequests());
    private long order;

    @Test
    void aProperExchangeBreaksNothing() {
        initialized("2025-11-25");
        sent(CALL);
        received("{'jsonrpc':'2.0','id':2,'result':{'content':[{'type':'text','text':'x'}]}}");

        for (WireRule rule : WireRule.values()) {
            assertThat(audit.soFar().findings(rule)).as(rule.name()).isEmpty();
        }
        assertThat(audit.soFar().ownFaults()).isEmpty();
        assertThat(audit.soFar().observations(WireRule.VALID_MESSAGES)).isEqualTo(2);
        assertThat(audit.soFar().observations(WireRule.CLEAN_STDOUT)).isEqualTo(2);
        assertThat(audit.soFar().observations(WireRule.ONE_ANSWER)).isEqualTo(2);
        assertThat(audit.soFar().observations(WireRule.SURVIVES)).isEqualTo(1);
        assertThat(audit.soFar().observations(WireRule.VALID_METADATA)).isZero();
    }

    @Test
    void nothingHeardIsNothingObserved() {
        sent(CALL);

        assertThat(audit.soFar().observations(WireRule.VALID_MESSAGES)).isZero();
        assertThat(audit.soFar().observations(WireRule.SURVIVES)).isZero();
        assertThat(audit.soFar().observations(WireRule.ONE_ANSWER)).isEqualTo(1);
    }

    @Test
    void aWrongResultNamesToolPlaceRevisionAndMessages() {
        initialized("2025-11-25");
        sent(CALL);
        received("{'jsonrpc':'2.0','id':2,'result':{'content':'x'}}");

        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.headline()).startsWith("tools/call find: /result/content ");
                    assertThat(finding.subject()).isEqualTo("find");
                    assertThat(finding.pointer()).isEqualTo("/result/content");
                    assertThat(finding.expected()).startsWith("valid for MCP 2025-11-25 (");
                    assertThat(finding.orders()).containsExactly(4L, 5L);
                });
    }

    @Test
    void aWrongMessageIsNamedByItsMethod() {
        sent("{'jsonrpc':'2.0','id':1,'method':'tools/list','params':{}}");
        received("{'jsonrpc':'1.0','id':1,'result':{'tools':[]}}");

        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES)).isNotEmpty().allSatisfy(finding -> {
            assertThat(finding.headline()).startsWith("tools/list: ");
            assertThat(finding.subject()).isEmpty();
        });
    }

    @Test
    void whatAnswersNothingIsStillJudged() {
        received("{'jsonrpc':'2.0','method':5}");

        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES).get(0).headline())
                .startsWith("a message that answers nothing: ");
        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES).get(0).orders())
                .containsExactly(1L);
    }

    @Test
    void aRequestOfTheServerUnderAnIdOfTheKitAnswersNothing() {
        sent(CALL);
        received("{'jsonrpc':'2.0','id':2,'method':'ping','params':7}");

        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES))
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.headline()).startsWith("a message that answers nothing: "));
    }

    @ParameterizedTest
    @CsvSource({"2025-06-18", "2025-11-25"})
    void theRevisionIsTheOneThatInitializeAgreedOn(String agreed) {
        initialized(agreed);
        sent(CALL);
        received("{'jsonrpc':'2.0','id':2,'result':{}}");

        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES))
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.expected()).startsWith("valid for MCP " + agreed));
    }

    @Test
    void theRevisionIsTheOneThatARequestNamesForItself() {
        sent(stateless(2));
        received("{'jsonrpc':'2.0','id':2,'result':{'content':[]}}");

        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES))
                .as("a result of 2026-07-28 needs a resultType")
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.expected()).startsWith("valid for MCP 2026-07-28"));
        assertThat(audit.soFar().ownFaults()).isEmpty();
    }

    @Test
    void aProbeMayBeRefusedInAnyForm() {
        message(Direction.TO_TARGET, stateless(1), Map.of("probe", "true"));
        message(Direction.FROM_TARGET, "{'oops':1}", Map.of("probe", "true"));

        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES)).isEmpty();
        assertThat(audit.soFar().observations(WireRule.VALID_MESSAGES)).isZero();
        assertThat(audit.soFar().observations(WireRule.ONE_ANSWER)).isZero();
    }

    @Test
    void theBodyOfAnHttpErrorNeedNotBeAMessage() {
        sent(CALL);
        message(Direction.FROM_TARGET, "{'error':'gone'}", Map.of("http.status", "404"));
        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES)).isEmpty();

        message(Direction.FROM_TARGET, "{'error':'gone'}", Map.of("http.status", "200"));
        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES)).isNotEmpty();
    }

    @Test
    void theBodyOfAnHttpErrorThatSaysItIsAMessageIsJudged() {
        sent(CALL);
        message(Direction.FROM_TARGET, "{'jsonrpc':'2.0','id':2,'error':'gone'}", Map.of("http.status", "400"));

        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES)).isNotEmpty();
    }

    @Test
    void aTextThatWasCutIsNotJudged() {
        audit.message(new Message(
                1, Direction.FROM_TARGET, "{\"jsonrpc", Optional.empty(), List.of(), Map.of("truncated", "99"), 0));

        assertThat(audit.soFar().observations(WireRule.VALID_MESSAGES)).isZero();
    }

    @Test
    void metadataIsCheckedAtItsPlacesInTheResultOfATool() {
        sent(CALL);
        received("{'jsonrpc':'2.0','id':2,'result':{'content':[],'_meta':{'context':{'lifecycle':5},"
                + "'contextHints':{'a':1},'other':{'lifecycle':5}}}}");

        assertThat(audit.soFar().observations(WireRule.VALID_METADATA)).isEqualTo(2);
        assertThat(audit.soFar().findings(WireRule.VALID_METADATA))
                .extracting(WireFinding::pointer)
                .allMatch(place -> place.matches("/result/_meta/context(Hints)?(/.*)?"))
                .anyMatch(place -> place.equals("/result/_meta/context/lifecycle"))
                .anyMatch(place -> place.startsWith("/result/_meta/contextHints"));
        WireFinding first = audit.soFar().findings(WireRule.VALID_METADATA).get(0);
        assertThat(first.headline()).startsWith("find: /_meta/context");
        assertThat(first.subject()).isEqualTo("find");
        assertThat(first.orders()).containsExactly(1L, 2L);
    }

    @Test
    void metadataIsNotLookedForInOtherAnswers() {
        sent("{'jsonrpc':'2.0','id':2,'method':'tools/list','params':{}}");
        received("{'jsonrpc':'2.0','id':2,'result':{'tools':[],'_meta':{'context':{'lifecycle':5}}}}");

        assertThat(audit.soFar().observations(WireRule.VALID_METADATA)).isZero();
    }

    @Test
    void whatTheKitSendsWronglyIsAFaultOfTheKit() {
        sent("{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':7}}");

        assertThat(audit.soFar().ownFaults()).isNotEmpty();
        assertThat(audit.soFar().ownFaults().get(0)).startsWith("message 1 (tools/call): /params/name ");
        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES)).isEmpty();
    }

    @Test
    void anAnswerOfTheKitRepeatsTheTargetsIdWithoutBlame() {
        received("{'jsonrpc':'2.0','id':1.5,'method':'ping'}");
        sent("{'jsonrpc':'2.0','id':1.5,'result':{}}");

        assertThat(audit.soFar().ownFaults()).isEmpty();
        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES)).isNotEmpty();
    }

    @Test
    void anAnomalyBreaksTheRuleOfItsKind() {
        audit.anomaly(new Anomaly(Anomaly.Kind.STRAY_OUTPUT, "no message: hello", 3));
        audit.anomaly(new Anomaly(Anomaly.Kind.ANSWERED_TWICE, "a second answer to request 2", 0));
        audit.anomaly(new Anomaly(Anomaly.Kind.EXITED, "exited with code 1", 0));
        audit.anomaly(new Anomaly(Anomaly.Kind.LONE_SURROGATE, "half a character", 3));

        assertThat(audit.soFar().findings(WireRule.CLEAN_STDOUT))
                .containsExactly(new WireFinding(
                        WireRule.CLEAN_STDOUT,
                        "no message: hello",
                        "",
                        "only JSON-RPC messages on stdout; logs belong on stderr",
                        "no message: hello",
                        "",
                        List.of(3L)));
        assertThat(audit.soFar().findings(WireRule.ONE_ANSWER).get(0).orders()).isEmpty();
        assertThat(audit.soFar().findings(WireRule.SURVIVES)).hasSize(1);
        assertThat(audit.soFar().findings(WireRule.VALID_MESSAGES)).isEmpty();
    }

    @Test
    void keepsFiftyFindingsOfEachRule() {
        for (int i = 0; i < 200; i++) {
            audit.anomaly(new Anomaly(Anomaly.Kind.STRAY_OUTPUT, "line " + i, 0));
        }
        audit.anomaly(new Anomaly(Anomaly.Kind.EXITED, "exited with code 1", 0));
        for (int i = 0; i < 200; i++) {
            sent("{'jsonrpc':'2.0','id':" + i + ",'method':'tools/call','params':{'name':7}}");
        }

        assertThat(audit.soFar().findings(WireRule.CLEAN_STDOUT)).hasSize(50);
        assertThat(audit.soFar().findings(WireRule.CLEAN_STDOUT).get(49).headline())
                .isEqualTo("line 49");
        assertThat(audit.soFar().findings(WireRule.SURVIVES)).hasSize(1);
        assertThat(audit.soFar().ownFaults()).hasSize(50);
    }

    @Test
    void theAuditsOfARunStandInTheOrderOfItsConnections() {
        RunAudit run = new RunAudit(Schemas.bundled());
        ConnectionAudit first = run.open("transcripts/server-1.jsonl");
        run.open("transcripts/server-2.jsonl");

        first.anomaly(new Anomaly(Anomaly.Kind.EXITED, "exited with code 3", 0));
        assertThat(run.servers())
                .extracting(AuditedConnection::transcript)
                .containsExactly("transcripts/server-1.jsonl", "transcripts/server-2.jsonl");
        assertThat(run.servers()).extracting(AuditedConnection::messageCount).containsExactly(1L, 0L);
        assertThat(run.servers().get(0).findings(WireRule.SURVIVES)).hasSize(1);
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
        audit.message(new Message(++order, direction, text, Optional.of(Json.parse(text)), List.of(), facts, 0));
    }
}

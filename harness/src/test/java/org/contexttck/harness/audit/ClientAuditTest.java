package org.contexttck.harness.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** Messages of a client made by hand, and what the audit says of them. */
class ClientAuditTest {

    private static final TransportFacts OVER_2025 =
            TransportFacts.of(TransportFacts.Request.of("POST", Map.of("MCP-Protocol-Version", "2025-11-25")));
    private static final String META_2026 = "'_meta':{'io.modelcontextprotocol/protocolVersion':'2026-07-28'}";

    private final ClientAudit audit = new ClientAudit("transcripts/model-1-fixture.jsonl", Schemas.bundled());
    private long order;

    @Test
    void aProperClientBreaksNothing() {
        said("{'jsonrpc':'2.0','id':1,'method':'initialize','params':{'protocolVersion':'2025-11-25',"
                + "'capabilities':{},'clientInfo':{'name':'n','version':'1'}}}");
        answered("{'jsonrpc':'2.0','id':1,'result':{'protocolVersion':'2025-11-25'}}");
        said("{'jsonrpc':'2.0','method':'notifications/initialized'}");
        said("{'jsonrpc':'2.0','id':'a','method':'tools/list'}");
        said("{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'find','arguments':{}}}");

        assertThat(audit.soFar().findings()).isEmpty();
        assertThat(audit.soFar().observations(WireRule.VALID_MESSAGES)).isEqualTo(4);
    }

    @Test
    void aRequestWithoutABodyIsNoMessage() {
        audit.message(new Message(1, Direction.FROM_TARGET, "", Optional.empty(), List.of(), OVER_2025, 0));

        assertThat(audit.soFar().observations(WireRule.VALID_MESSAGES)).isZero();
    }

    @Test
    void whatIsWrongNamesMethodToolPlaceRevisionAndMessage() {
        said("{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'find','arguments':[1]}}");

        assertThat(audit.soFar().findings()).singleElement().satisfies(finding -> {
            assertThat(finding.headline()).startsWith("tools/call find: /params/arguments ");
            assertThat(finding.subject()).isEqualTo("find");
            assertThat(finding.expected()).startsWith("valid for MCP 2025-11-25 (");
            assertThat(finding.orders()).containsExactly(1L);
        });
        assertThat(audit.soFar().texts()).containsOnlyKeys(1L);
        assertThat(audit.soFar().texts().get(1L)).contains("'arguments':[1]");
    }

    @Test
    void nullAsParamsIsWrongInANotificationToo() {
        said("{'jsonrpc':'2.0','method':'notifications/initialized','params':null}");

        assertThat(audit.soFar().findings())
                .extracting(WireFinding::headline)
                .containsExactly("notifications/initialized: /params null found, object expected");
    }

    @Test
    void theEnvelopeComesFirst() {
        said("{'id':2,'method':'ping'}");

        assertThat(audit.soFar().findings())
                .extracting(WireFinding::headline)
                .containsExactly("ping: the message required property 'jsonrpc' not found");
    }

    @Test
    void aMessageThatSaysItsRevisionIsJudgedByIt() {
        said("{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'arguments':{}," + META_2026 + "}}");

        assertThat(audit.soFar().findings())
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.expected()).startsWith("valid for MCP 2026-07-28 ("));
    }

    @Test
    void anAnswerIsNamedByItsId() {
        said("{'jsonrpc':'2.0','id':7,'result':{},'error':{'code':1,'message':'x'}}");

        assertThat(audit.soFar().findings())
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.headline()).startsWith("an answer to 7: "));
    }

    @Test
    void whatTheServersOfTheKitHaveNoticedCountsToo() {
        audit.anomaly(new Anomaly(Anomaly.Kind.HTTP_HEADER, "the header MCP-Protocol-Version is missing", 3));
        audit.anomaly(new Anomaly(Anomaly.Kind.CLOSED, "the connection was closed", 4));

        assertThat(audit.soFar().findings()).singleElement().satisfies(finding -> {
            assertThat(finding.headline()).isEqualTo("the header MCP-Protocol-Version is missing");
            assertThat(finding.orders()).containsExactly(3L);
        });
    }

    @Test
    void keepsWhatFindingsShowAndForgetsTheRest() {
        said("{'jsonrpc':'2.0','method':'notifications/initialized','params':null}");
        for (int i = 0; i < 150; i++) {
            said("{'jsonrpc':'2.0','id':" + i + ",'method':'ping'}");
        }

        assertThat(audit.soFar().texts()).containsOnlyKeys(1L);
        assertThat(audit.soFar().observations(WireRule.VALID_MESSAGES)).isEqualTo(151);
    }

    private void said(String json) {
        message(Direction.FROM_TARGET, json);
    }

    private void answered(String json) {
        message(Direction.TO_TARGET, json);
    }

    private void message(Direction direction, String json) {
        audit.message(new Message(
                ++order,
                direction,
                json,
                Optional.of(Json.parse(json.replace('\'', '"'))),
                List.of(),
                direction == Direction.FROM_TARGET ? OVER_2025 : TransportFacts.NONE,
                0));
    }
}

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

/** Messages of a client made by hand, and what the monitor says of them. */
class ClientWireTest {

    private static final TransportFacts OVER_2025 =
            TransportFacts.of(TransportFacts.Request.of("POST", Map.of("MCP-Protocol-Version", "2025-11-25")));
    private static final String META_2026 = "'_meta':{'io.modelcontextprotocol/protocolVersion':'2026-07-28'}";

    private static final Channel CHANNEL = new Channel(Channel.Kind.CLIENT, "model-1", "fixture");
    private static final String TRANSCRIPT = "transcripts/model-1-fixture.jsonl";

    private final Findings findings = new Findings();
    private final Monitors monitors = Monitors.of(Role.CLIENT, Setting.unknown(), findings);
    private long order;

    @Test
    void aProperClientBreaksNothing() {
        said("{'jsonrpc':'2.0','id':1,'method':'initialize','params':{'protocolVersion':'2025-11-25',"
                + "'capabilities':{},'clientInfo':{'name':'n','version':'1'}}}");
        answered("{'jsonrpc':'2.0','id':1,'result':{'protocolVersion':'2025-11-25'}}");
        said("{'jsonrpc':'2.0','method':'notifications/initialized'}");
        said("{'jsonrpc':'2.0','id':'a','method':'tools/list'}");
        said("{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'find','arguments':{}}}");

        assertThat(faults()).isEmpty();
        assertThat(findings.observations(WireRule.CLIENT_MESSAGES)).isEqualTo(4);
    }

    @Test
    void aRequestWithoutABodyIsNoMessage() {
        heard(new Message(1, Direction.FROM_TARGET, "", Optional.empty(), List.of(), OVER_2025, 0));

        assertThat(findings.observations(WireRule.CLIENT_MESSAGES)).isZero();
    }

    @Test
    void whatIsWrongNamesMethodToolPlaceRevisionAndMessage() {
        said("{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'find','arguments':[1]}}");

        assertThat(faults()).singleElement().satisfies(finding -> {
            assertThat(finding.headline()).startsWith("tools/call find: /params/arguments ");
            assertThat(finding.subject()).isEqualTo("find");
            assertThat(finding.expected()).startsWith("valid for MCP 2025-11-25 (");
            assertThat(finding.exchange().stream().map(Excerpt::order).toList()).containsExactly(1L);
        });
        assertThat(faults().get(0).exchange().get(0).text()).contains("'arguments':[1]");
    }

    @Test
    void nullAsParamsIsWrongInANotificationToo() {
        said("{'jsonrpc':'2.0','method':'notifications/initialized','params':null}");

        assertThat(faults())
                .extracting(Fault::headline)
                .containsExactly("notifications/initialized: /params null found, object expected");
    }

    @Test
    void theEnvelopeComesFirst() {
        said("{'id':2,'method':'ping'}");

        assertThat(faults())
                .extracting(Fault::headline)
                .containsExactly("ping: the message required property 'jsonrpc' not found");
    }

    @Test
    void aMessageThatSaysItsRevisionIsJudgedByIt() {
        said("{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'arguments':{}," + META_2026 + "}}");

        assertThat(faults())
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.expected()).startsWith("valid for MCP 2026-07-28 ("));
    }

    @Test
    void anAnswerIsNamedByItsId() {
        said("{'jsonrpc':'2.0','id':7,'result':{},'error':{'code':1,'message':'x'}}");

        assertThat(faults())
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.headline()).startsWith("an answer to 7: "));
    }

    @Test
    void whatTheServersOfTheKitHaveNoticedCountsToo() {
        said("{'jsonrpc':'2.0','id':2,'method':'ping'}");
        anomaly(new Anomaly(Anomaly.Kind.HTTP_HEADER, "the header MCP-Protocol-Version is missing", 1));
        anomaly(new Anomaly(Anomaly.Kind.CLOSED, "the connection was closed", 1));

        assertThat(faults()).singleElement().satisfies(finding -> {
            assertThat(finding.headline()).isEqualTo("the header MCP-Protocol-Version is missing");
            assertThat(finding.exchange().stream().map(Excerpt::order).toList()).containsExactly(1L);
        });
    }

    private List<Fault> faults() {
        return findings.all().stream().map(MonitorFinding::fault).toList();
    }

    private void said(String json) {
        message(Direction.FROM_TARGET, json);
    }

    private void answered(String json) {
        message(Direction.TO_TARGET, json);
    }

    private void message(Direction direction, String json) {
        heard(new Message(
                ++order,
                direction,
                json,
                Optional.of(Json.parse(json.replace('\'', '"'))),
                List.of(),
                direction == Direction.FROM_TARGET ? OVER_2025 : TransportFacts.NONE,
                0));
    }

    private void heard(Message message) {
        monitors.accept(new Observed(CHANNEL, TRANSCRIPT, message));
    }

    private void anomaly(Anomaly anomaly) {
        monitors.accept(new Oddity(CHANNEL, TRANSCRIPT, anomaly));
    }
}

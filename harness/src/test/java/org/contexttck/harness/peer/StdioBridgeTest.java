package org.contexttck.harness.peer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.FixtureOptions;
import org.contexttck.harness.peer.fixture.FixtureServer;
import org.contexttck.harness.peer.fixture.FixtureTurn;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.mcp.McpClient;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StdioBridgeTest {

    private static final String RESULT = "{\"content\":[],\n \"_meta\":{\"context\":null,\"context\":1e400}}";

    private final CollectingPeerListener heard = new CollectingPeerListener();
    private final CollectingPeerListener fixtureHeard = new CollectingPeerListener();

    private static ScriptedCall call(String id, int page, Reply reply) {
        return new ScriptedCall(id, "search_records", Json.object().put("page", page), reply);
    }

    private static ObjectNode page(int page) {
        return Json.object().put("page", page);
    }

    @ParameterizedTest
    @CsvSource({"2025-11-25", "2026-07-28"})
    void aProcessRelaysToTheFixture(String revision) throws Exception {
        Endpoint.Stdio bridge;
        try (FixtureServer fixture = FixtureServer.start(
                FixtureOptions.defaults().waiting(Duration.ofMillis(1), Duration.ofSeconds(20)), fixtureHeard)) {
            bridge = new Endpoint.Stdio(
                    List.of(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            StdioBridge.class.getName(),
                            fixture.url().toString()),
                    Map.of(),
                    Optional.empty());
            FixtureTurn turn = fixture.turn(List.of(
                    call("c1", 1, new Reply.RawResult(RESULT)),
                    call("c2", 2, new Reply.Twice(Json.object())),
                    call("c3", 3, new Reply.Silence())));
            try (McpClient mcp = McpClient.open(bridge, Revision.of(revision), Limits.defaults(), heard)) {
                assertThat(mcp.listTools().tools()).hasSize(5);
                Answer raw = mcp.callTool("search_records", page(1));
                assertThat(raw.message().orElseThrow().raw())
                        .contains(RESULT.substring(1).replace('\n', ' '));
                mcp.callTool("search_records", page(2));
                assertThat(heard.hears(Anomaly.Kind.ANSWERED_TWICE)).isTrue();
                assertThat(mcp.callTool("search_records", page(3)).describe())
                        .startsWith("error -32000: the server closed the connection without an answer");
                assertThat(mcp.callTool("no_tool", Json.object()).describe())
                        .isEqualTo("error -32602: Unknown tool: no_tool");
                assertThat(mcp.request("none", Json.object()).describe())
                        .isEqualTo("error -32601: Method not found: none");
            }
            assertThat(turn.served()).hasSize(3);
        }
        assertThat(heard.anomalies)
                .extracting(Anomaly::kind)
                .doesNotContain(Anomaly.Kind.STRAY_OUTPUT, Anomaly.Kind.UNPARSABLE);
        assertThat(fixtureHeard.told()).isEmpty();
    }

    @Test
    void whatIsNoMessageIsRelayedAsItIs() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (FixtureServer fixture = FixtureServer.start(FixtureOptions.defaults(), fixtureHeard)) {
            new StdioBridge(fixture.url(), Web.lines("no json at all"), out).run();
        }

        assertThat(fixtureHeard.received()).containsExactly("no json at all");
        assertThat(fixtureHeard.told()).containsExactly("HTTP_BODY: no message: no json at all");
        assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void aRequestThatNobodyServesIsAnswered() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        URI gone;
        try (FixtureServer fixture = FixtureServer.start(FixtureOptions.defaults(), fixtureHeard)) {
            gone = fixture.url();
        }
        new StdioBridge(gone, Web.lines("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"initialize\"}"), out).run();

        assertThat(out.toString(StandardCharsets.UTF_8))
                .startsWith("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"error\":{\"code\":-32000")
                .endsWith("}\n");
    }
}

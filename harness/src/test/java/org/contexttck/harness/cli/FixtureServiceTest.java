package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.FixtureServer;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.harness.wire.mcp.McpClient;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

class FixtureServiceTest {

    private static final WireListener NOBODY = new WireListener() {
        @Override
        public void message(Message message) {
            // not looked at here
        }

        @Override
        public void anomaly(Anomaly anomaly) {
            // not looked at here
        }
    };

    @Test
    void servesTheWorkedExampleInAnyOrderAndSaysWhatTheClientDoes() throws Exception {
        StringWriter out = new StringWriter();
        Limits limits = new Limits(Duration.ofSeconds(10), Duration.ofSeconds(10), 1 << 20, 1000);
        try (FixtureServer server = FixtureService.start(0, new PrintWriter(out));
                McpClient client =
                        McpClient.open(new Endpoint.Http(server.url(), Map.of()), Optional.empty(), limits, NOBODY)) {
            JsonNode last = client.callTool("search_records", Json.object().put("page", 9))
                    .result()
                    .orElseThrow();
            assertThat(last.at("/_meta/context/summary").asText())
                    .isEqualTo("12 activity records (page 9/9, IDs: 192, 193, 194…)");
            for (int i = 0; i < 3; i++) {
                assertThat(client.callTool(
                                        "store_analysis_memory", Json.object().put("finding", "mine " + i))
                                .result()
                                .orElseThrow()
                                .at("/_meta/context/consumed")
                                .asBoolean())
                        .isTrue();
            }
            assertThat(client.callTool("get_workflow_step", Json.object())
                            .result()
                            .orElseThrow()
                            .at("/_meta/contextHints/0/consumedBy")
                            .asText())
                    .isEqualTo("store_analysis_memory");
            URI url = server.url();
            assertThat(out.toString())
                    .startsWith("MCP server with transient results: " + url + "\n")
                    .contains("\n", "context-tck serve fixture --stdio-bridge " + url)
                    .contains("client: tools/call search_records {\"page\":9}\n")
                    .doesNotContain("wrong:");
        }
    }
}

package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.contexttck.harness.wire.mcp.ShellPeer.result;
import static org.contexttck.harness.wire.mcp.WebPeer.LIMITS;
import static org.contexttck.harness.wire.mcp.WebPeer.json;
import static org.contexttck.harness.wire.mcp.WebPeer.send;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** How a client over HTTP finds out whom it speaks to, and in which era. */
class HttpOpeningTest {

    private final CollectingListener heard = new CollectingListener();

    @Test
    void namesAHeaderThatCannotBeSentButNotItsValue() {
        Endpoint endpoint = new Endpoint.Http(URI.create("http://127.0.0.1:1/mcp"), Map.of("X-Key", "sec\nret"));
        assertThatThrownBy(() -> McpClient.open(endpoint, Optional.of(Revision.V2025_11_25), LIMITS, heard))
                .isInstanceOf(Unreachable.class)
                .hasMessage("the header X-Key cannot be sent");
    }

    @Test
    void saysThatNobodyListens() {
        assertThatThrownBy(() -> McpClient.open(
                        new Endpoint.Http(URI.create("http://127.0.0.1:1/mcp"), Map.of()),
                        Optional.empty(),
                        LIMITS,
                        heard))
                .isInstanceOf(Unreachable.class)
                .hasMessage("connection refused by 127.0.0.1:1");
    }

    @Test
    void findsAnOlderServerAfterItRefusedTheQuestion() throws Exception {
        try (WebPeer peer = new WebPeer((exchange, request) -> send(exchange, 400, "text/plain", new byte[0]));
                McpClient client = McpClient.open(peer.endpoint(), Optional.empty(), LIMITS, heard)) {
            assertThat(client.revision()).isEqualTo(Revision.V2025_11_25);
            assertThat(peer.seen.get(0).header("Mcp-Method")).isEqualTo("server/discover");
            assertThat(peer.seen.get(1).header("Mcp-Method")).isEmpty();
            assertThat(peer.seen.get(1).header("MCP-Protocol-Version")).isEmpty();
        }
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void mirrorsWhatTheStatelessRevisionWantsInHeaders() throws Exception {
        String tool = "{\"name\":\"größe\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"region\":"
                + "{\"type\":\"string\",\"x-mcp-header\":\"Region\"}}}}";
        try (WebPeer peer = new WebPeer((exchange, request) -> json(exchange, 200, stateless(request, tool)));
                McpClient client = McpClient.open(peer.endpoint(), Optional.empty(), LIMITS, heard)) {
            assertThat(client.revision()).isEqualTo(Revision.V2026_07_28);
            assertThat(client.listTools().tools()).hasSize(1);
            client.callTool("größe", Json.object().put("region", "us-west1"));
            assertThat(client.alive()).isTrue();

            WebPeer.Seen call = peer.seen.get(2);
            assertThat(call.header("MCP-Protocol-Version")).isEqualTo("2026-07-28");
            assertThat(call.header("Mcp-Method")).isEqualTo("tools/call");
            assertThat(call.header("Mcp-Name")).isEqualTo("=?base64?Z3LDtsOfZQ==?=");
            assertThat(call.header("Mcp-Param-Region")).isEqualTo("us-west1");
            assertThat(call.header("Mcp-Session-Id")).isEmpty();
        }
        assertThat(heard.sent()).hasSize(3);
        assertThat(heard.anomalies).isEmpty();
    }

    private static String stateless(JsonNode request, String tool) {
        String result = request.path("method").asText().equals("server/discover")
                ? "{\"resultType\":\"complete\",\"supportedVersions\":[\"2026-07-28\"],\"capabilities\":{}}"
                : "{\"resultType\":\"complete\",\"tools\":[" + tool + "]}";
        return result(request.path("id").toString(), result);
    }
}

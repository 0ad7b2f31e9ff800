package org.contexttck.harness.peer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.List;
import java.util.Map;
import org.contexttck.json.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fixture with the client of the MCP Java SDK. */
class JavaSdkClientTest {

    private final Listened heard = new Listened();

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void callsAreAnsweredAsScripted(boolean events) throws Exception {
        try (FixtureServer fixture =
                FixtureServer.start(FixtureOptions.defaults().withEvents(events), heard)) {
            FixtureTurn turn = fixture.turn(List.of(
                    new ScriptedCall(
                            "c1",
                            "search_records",
                            Json.object().put("page", 1),
                            new Reply.RawResult("{\"content\":[{\"type\":\"text\",\"text\":\"one\"}],"
                                    + "\"_meta\":{\"context\":{\"lifecycle\":\"transient\",\"summary\":\"s\"}}}")),
                    new ScriptedCall(
                            "c2", "store_analysis_memory", Json.object(), new Reply.RpcError(-32000, "not today"))));
            HttpClientStreamableHttpTransport transport = HttpClientStreamableHttpTransport.builder(
                            fixture.url().resolve("/").toString())
                    .endpoint("/mcp")
                    .jsonMapper(new JacksonMcpJsonMapper(new JsonMapper()))
                    .build();
            try (McpSyncClient client = McpClient.sync(transport).build()) {
                client.initialize();
                assertThat(client.listTools().tools()).hasSize(5);
                CallToolResult result = client.callTool(CallToolRequest.builder("search_records")
                        .arguments(Map.of("page", 1))
                        .build());
                assertThat(result.meta()).containsEntry("context", Map.of("lifecycle", "transient", "summary", "s"));
                assertThatThrownBy(() -> client.callTool(
                                CallToolRequest.builder("store_analysis_memory").build()))
                        .isInstanceOf(McpError.class)
                        .hasMessageContaining("not today");
                client.ping();
                client.closeGracefully();
            }
            assertThat(turn.missing()).isEmpty();
        }
        assertThat(heard.told()).isEmpty();
    }
}

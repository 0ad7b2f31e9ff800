package org.contexttck.reference.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import org.contexttck.reference.contextpack.MemoryDatabase;
import org.contexttck.reference.transientcontext.Findings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HttpServerTest {

    private final Findings findings = Findings.inMemory();
    private final MemoryDatabase memories = MemoryDatabase.inMemory();
    private HttpServer server;

    @BeforeEach
    void start() throws Exception {
        server = HttpServer.start(0, findings, memories);
    }

    @AfterEach
    void stop() throws Exception {
        server.close();
        findings.close();
        memories.close();
    }

    @Test
    void theSdksClientReadsTheMarks() throws Exception {
        URI address = server.address();
        try (McpSyncClient client = McpClient.sync(
                        HttpClientStreamableHttpTransport.builder("http://127.0.0.1:" + address.getPort())
                                .endpoint(address.getPath())
                                .build())
                .build()) {
            client.initialize();
            CallToolResult fetched = client.callTool(CallToolRequest.builder("search_records")
                    .arguments(Map.of("page", 2))
                    .build());
            assertThat(fetched.meta())
                    .isEqualTo(Map.of(
                            "context",
                            Map.of(
                                    "lifecycle",
                                    "transient",
                                    "summary",
                                    "15 activity records (page 2/9, IDs: 87, 88, 89…)")));
            CallToolResult stored = client.callTool(CallToolRequest.builder("store_analysis_memory")
                    .arguments(Map.of("finding", "5 to AI"))
                    .build());
            assertThat(stored.meta()).isEqualTo(Map.of("context", Map.of("consumed", true)));
            assertThat(findings.all()).containsExactly("5 to AI");
        }
    }

    @Test
    void aBearerTokenOpensTheMemories() throws Exception {
        assertThat(contextWith("Bearer org-reference-token").isError()).isNotEqualTo(Boolean.TRUE);
        for (String header : List.of("", "Bearer user-token", "Basic org-reference-token")) {
            CallToolResult refused = contextWith(header);
            assertThat(refused.isError()).isTrue();
            assertThat(refused.content().toString()).contains("Organization context required");
        }
    }

    private CallToolResult contextWith(String authorization) {
        URI address = server.address();
        try (McpSyncClient client = McpClient.sync(HttpClientStreamableHttpTransport.builder(
                                "http://127.0.0.1:" + address.getPort())
                        .endpoint(address.getPath())
                        .httpRequestCustomizer((request, method, uri, body, context) -> {
                            if (!authorization.isEmpty()) {
                                request.header("Authorization", authorization);
                            }
                        })
                        .build())
                .build()) {
            client.initialize();
            return client.callTool(CallToolRequest.builder("context")
                    .arguments(Map.of("goal", "token"))
                    .build());
        }
    }

    @Test
    void foreignPagesAreRefused() throws Exception {
        assertThat(statusFrom("http://evil.example")).isEqualTo(HttpURLConnection.HTTP_FORBIDDEN);
        assertThat(statusFrom("http://localhost:3000")).isEqualTo(HttpURLConnection.HTTP_OK);
    }

    private int statusFrom(String origin) throws Exception {
        String initialize = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
                + "\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}}";
        HttpRequest request = HttpRequest.newBuilder(server.address())
                .header("Origin", origin)
                .header("Accept", "application/json, text/event-stream")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(initialize))
                .build();
        return HttpClient.newHttpClient()
                .send(request, BodyHandlers.discarding())
                .statusCode();
    }
}

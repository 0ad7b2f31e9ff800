package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import io.modelcontextprotocol.client.McpAsyncClient;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Implementation;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.UnaryOperator;

/** A connection to an MCP server over Streamable HTTP, by the MCP Java SDK. Calls may be made from several threads. */
final class McpServer implements AutoCloseable {

    private static final Implementation SELF =
            Implementation.builder("context-tck-reference-client", "0.1.0").build();

    private static final Duration OPENING = Duration.ofSeconds(30);
    private static final Duration CLOSING = Duration.ofSeconds(2);

    private final McpAsyncClient client;
    private final String name;
    private final Duration patience;

    private McpServer(McpAsyncClient client, String name, Duration patience) {
        this.client = client;
        this.name = name;
        this.patience = patience;
    }

    /**
     * Connects and shakes hands.
     *
     * @param patience how long a call may take
     * @param outgoing what becomes of each message on its way out
     * @throws HostFailure if the server cannot be reached
     */
    static McpServer open(URI url, Duration patience, UnaryOperator<String> outgoing) throws HostFailure {
        HttpClientStreamableHttpTransport transport = HttpClientStreamableHttpTransport.builder(
                        url.resolve("/").toString())
                .endpoint(url.getRawPath() + (url.getRawQuery() == null ? "" : "?" + url.getRawQuery()))
                .clientBuilder(HttpClients.builder())
                .jsonMapper(new RawResultMapper(outgoing))
                .build();
        McpAsyncClient client = McpClient.async(transport)
                .clientInfo(SELF)
                .requestTimeout(patience.plus(OPENING))
                .initializationTimeout(OPENING)
                .build();
        try {
            String name = client.initialize().block().serverInfo().name();
            return new McpServer(client, name, patience);
        } catch (RuntimeException e) {
            client.close();
            throw new HostFailure("the MCP server at " + url + " cannot be reached: " + Causes.of(e));
        }
    }

    /** Asks for a sign of life; what comes back does not matter. */
    void ping() {
        client.ping().onErrorComplete().block();
    }

    /** What the server calls itself. */
    String name() {
        return name;
    }

    /** Its tools, from every page of the list. */
    List<Tool> tools() throws HostFailure {
        try {
            return client.listTools().block().tools();
        } catch (RuntimeException e) {
            throw new HostFailure("the MCP server does not list its tools: " + Causes.of(e));
        }
    }

    /**
     * Calls a tool.
     *
     * @return the result as the server sent it, which may say {@code isError}
     * @throws ToolFailure if there is none
     */
    JsonNode call(String tool, Map<String, Object> arguments) throws ToolFailure, InterruptedException {
        CompletableFuture<CallToolResult> answer = client.callTool(
                        CallToolRequest.builder(tool).arguments(arguments).build())
                .toFuture();
        try {
            return RawResultMapper.raw(answer.get(patience.toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException e) {
            throw new ToolFailure(
                    Failure.TIMEOUT, "error: " + tool + " gave no answer within " + patience.toMillis() + " ms");
        } catch (ExecutionException e) {
            String why = Causes.find(McpError.class, e)
                    .map(McpError::getMessage)
                    .orElseGet(() -> tool + " gave no answer: " + Causes.of(e));
            throw new ToolFailure(Failure.ERROR, "error: " + why);
        } finally {
            answer.cancel(true);
        }
    }

    @Override
    public void close() {
        // a server that is gone already cannot be taken leave of
        client.closeGracefully().timeout(CLOSING).onErrorComplete().block();
    }
}

package org.contexttck.harness.wire.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.json.Json;

/** A server in this process that answers initialize properly and everything else as a test says. */
final class WebPeer implements AutoCloseable {

    static final Limits LIMITS = new Limits(Duration.ofSeconds(10), Duration.ofSeconds(10), 1 << 20, 1000);

    /** What a test does with a request that is not part of the handshake. */
    interface Script {
        void answer(HttpExchange exchange, JsonNode request) throws IOException;
    }

    /** One request as it arrived. */
    record Seen(String method, Map<String, List<String>> headers, String body) {
        String header(String name) {
            return headers.entrySet().stream()
                    .filter(e -> e.getKey().equalsIgnoreCase(name))
                    .map(e -> e.getValue().get(0))
                    .findFirst()
                    .orElse("");
        }
    }

    final List<Seen> seen = new CopyOnWriteArrayList<>();
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicInteger sessions = new AtomicInteger();
    private final Script script;

    WebPeer(Script script) throws IOException {
        this.script = script;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/mcp", this::handle);
        server.setExecutor(threads);
        server.start();
    }

    URI url() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/mcp");
    }

    Endpoint endpoint() {
        return new Endpoint.Http(url(), Map.of("Authorization", "Bearer secret"));
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            seen.add(new Seen(exchange.getRequestMethod(), Map.copyOf(exchange.getRequestHeaders()), body));
            JsonNode request = body.isEmpty() ? Json.object() : Json.parse(body);
            switch (request.path("method").asText()) {
                case "initialize" -> {
                    exchange.getResponseHeaders().set("Mcp-Session-Id", "s-" + sessions.incrementAndGet());
                    json(exchange, 200, ShellPeer.initialized(request.path("id").asInt(), "2025-11-25"));
                }
                case "notifications/initialized" -> exchange.sendResponseHeaders(202, -1);
                default -> script.answer(exchange, request);
            }
        }
    }

    static void json(HttpExchange exchange, int status, String body) throws IOException {
        send(exchange, status, "application/json", body.getBytes(StandardCharsets.UTF_8));
    }

    static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.getResponseBody().close();
    }

    /** Sends an event stream piece by piece, each flushed. */
    static void stream(HttpExchange exchange, byte[]... pieces) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream body = exchange.getResponseBody()) {
            for (byte[] piece : pieces) {
                body.write(piece);
                body.flush();
            }
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}

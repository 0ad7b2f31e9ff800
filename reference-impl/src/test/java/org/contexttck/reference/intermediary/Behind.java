package org.contexttck.reference.intermediary;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** A server that answers by script, and tells what reached it. */
final class Behind implements AutoCloseable {

    record Arrived(String method, String body, Map<String, String> headers) {}

    private record Scripted(int status, String type, String body) {}

    private final HttpServer server;
    private final Map<String, Scripted> answers = new ConcurrentHashMap<>();
    private final List<Arrived> arrived = new CopyOnWriteArrayList<>();

    Behind() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::handle);
        server.start();
    }

    URI url() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/mcp");
    }

    /** What is answered to messages that hold a text. */
    void answer(String text, int status, String type, String body) {
        answers.put(text, new Scripted(status, type, body));
    }

    List<Arrived> arrived() {
        return arrived;
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            Map<String, String> headers = new ConcurrentHashMap<>();
            exchange.getRequestHeaders().forEach((name, values) -> headers.put(name.toLowerCase(), values.get(0)));
            arrived.add(new Arrived(exchange.getRequestMethod(), body, headers));
            Optional<Scripted> answer = answers.entrySet().stream()
                    .filter(entry -> !body.isEmpty() && body.contains(entry.getKey()))
                    .map(Map.Entry::getValue)
                    .findFirst();
            if (body.contains("\"initialize\"")) {
                exchange.getResponseHeaders().set("Mcp-Session-Id", "s-1");
            }
            byte[] bytes = answer.map(Scripted::body).orElse("").getBytes(StandardCharsets.UTF_8);
            answer.ifPresent(it -> exchange.getResponseHeaders().set("Content-Type", it.type()));
            int status = answer.map(Scripted::status).orElse(body.isEmpty() ? 405 : 202);
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}

package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A model service that has the same answer for everybody, and remembers what it was asked. */
final class FakeModel implements AutoCloseable {

    private final HttpServer server;
    private final int status;
    private final String answer;
    private final List<String> asked = new CopyOnWriteArrayList<>();

    FakeModel(int status, String answer) throws IOException {
        this.status = status;
        this.answer = answer;
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::handle);
        server.start();
    }

    private void handle(HttpExchange exchange) throws IOException {
        asked.add(exchange.getRequestURI() + " " + exchange.getRequestHeaders().getFirst("X-api-key")
                + exchange.getRequestHeaders().getFirst("Authorization"));
        asked.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    URI url() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    /** Path and keys of the only request. */
    String head() {
        return asked.get(0);
    }

    /** Body of the only request. */
    JsonNode body() {
        return Jsons.read(asked.get(1)).orElseThrow();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}

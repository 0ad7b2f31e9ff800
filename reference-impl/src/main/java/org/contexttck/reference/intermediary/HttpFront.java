package org.contexttck.reference.intermediary;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.contexttck.reference.command.Daemons;

/** Serves any number of clients over Streamable HTTP on this machine, in front of a server over HTTP. */
public final class HttpFront implements AutoCloseable {

    private static final String PATH = "/mcp";
    private static final Set<String> HANDED_ON = Set.of("accept", "authorization", "content-type", "last-event-id");

    private final Upstream upstream;
    private final MessageTap tap;
    private final HttpServer server;

    private HttpFront(URI upstream, MessageTap tap, HttpServer server) {
        this.upstream = new Upstream(upstream);
        this.tap = tap;
        this.server = server;
    }

    /** Starts to listen. @param port 0 for any free one @throws IOException if it cannot */
    public static HttpFront start(URI upstream, int port, MessageTap tap) throws IOException {
        System.setProperty("sun.net.httpserver.nodelay", "true");
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        HttpFront front = new HttpFront(upstream, tap, server);
        server.createContext(PATH, front::handle);
        server.setExecutor(Daemons.pool("intermediary"));
        server.start();
        return front;
    }

    /** Where clients reach it. */
    public URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + PATH);
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            relay(exchange);
        }
    }

    private void relay(HttpExchange exchange) throws IOException {
        HttpResponse<InputStream> response;
        try {
            response = handedOn(exchange);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
            return;
        } catch (IOException unreachable) {
            exchange.sendResponseHeaders(502, -1);
            return;
        }
        try (InputStream body = response.body()) {
            response.headers().map().forEach((name, values) -> {
                if (isHandedOn(name)) {
                    exchange.getResponseHeaders().put(name, values);
                }
            });
            if (Upstream.isStream(response)) {
                stream(exchange, response.statusCode(), body);
            } else {
                answer(exchange, response.statusCode(), Upstream.text(body));
            }
        }
    }

    private HttpResponse<InputStream> handedOn(HttpExchange exchange) throws IOException, InterruptedException {
        Map<String, String> headers = new LinkedHashMap<>();
        for (Map.Entry<String, List<String>> header :
                exchange.getRequestHeaders().entrySet()) {
            if (isHandedOn(header.getKey())) {
                headers.put(header.getKey(), String.join(", ", header.getValue()));
            }
        }
        String method = exchange.getRequestMethod();
        if (!method.equals("POST")) {
            return upstream.send(method, headers);
        }
        String message = tap.toServer(Upstream.text(exchange.getRequestBody()));
        return upstream.post(message, headers);
    }

    private static boolean isHandedOn(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.startsWith("mcp-") || HANDED_ON.contains(lower);
    }

    private void answer(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = (text.isEmpty() ? text : tap.toClient(text)).getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    private void stream(HttpExchange exchange, int status, InputStream body) throws IOException {
        exchange.sendResponseHeaders(status, 0);
        OutputStream out = exchange.getResponseBody();
        Events.read(body, new Events.Reader() {
            @Override
            public void message(String message) throws IOException {
                line("data: " + tap.toClient(message).replace("\n", "\ndata: "));
            }

            @Override
            public void line(String line) throws IOException {
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        });
    }

    @Override
    public void close() {
        server.stop(0);
    }
}

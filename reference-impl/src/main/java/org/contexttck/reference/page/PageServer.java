package org.contexttck.reference.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.contexttck.reference.client.Chat;

/**
 * Serves the page and what it shows, on this machine only and to pages from here only.
 *
 * <p>{@code GET /conversation} gives what is shown now; {@code POST /say {text}}, {@code /expand {callId}}, {@code /close
 * {callId}} and {@code /settings {showHints}} change it. An original can be read, and there is nothing to change it with
 * (TC-C-26).
 */
public final class PageServer implements AutoCloseable {

    /** The sorts of images that are shown as such. */
    static final Set<String> PICTURES = Set.of("image/png", "image/jpeg", "image/gif", "image/webp");

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; "
                    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    private static final Map<String, String> FILES = Map.of(
            "/", "text/html; charset=utf-8",
            "/page.css", "text/css; charset=utf-8",
            "/page.js", "text/javascript; charset=utf-8");
    private static final int LONGEST_BODY = 1 << 20;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Chat chat;
    private final ObjectMapper json = new ObjectMapper();

    private PageServer(HttpServer server, Chat chat) {
        this.server = server;
        this.chat = chat;
    }

    /**
     * Starts serving.
     *
     * @param port where to listen, or 0 for any free port
     * @throws IOException if it cannot listen there
     */
    public static PageServer start(int port, Chat chat) throws IOException {
        InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        PageServer page = new PageServer(HttpServer.create(new InetSocketAddress(loopback, port), 0), chat);
        page.server.createContext("/", page::answer);
        page.server.setExecutor(page.threads);
        page.server.start();
        return page;
    }

    /** Where the page is. */
    public URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            if (!fromHere(exchange)) {
                send(exchange, 403, "text/plain; charset=utf-8", "this page is for this machine only\n");
            } else if (exchange.getRequestMethod().equals("GET")) {
                get(exchange);
            } else if (exchange.getRequestMethod().equals("POST")) {
                post(exchange);
            } else {
                send(exchange, 405, "text/plain; charset=utf-8", "GET or POST\n");
            }
        }
    }

    /** A page of another site may not reach this one, whatever name it has had itself resolved to. */
    private boolean fromHere(HttpExchange exchange) {
        String port = ":" + server.getAddress().getPort();
        List<String> hosts = List.of("127.0.0.1" + port, "localhost" + port);
        String host = exchange.getRequestHeaders().getFirst("Host");
        Optional<String> origin =
                Optional.ofNullable(exchange.getRequestHeaders().getFirst("Origin"));
        return hosts.contains(host) && origin.stream().allMatch(it -> hosts.contains(it.replaceFirst("^http://", "")));
    }

    private void get(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        if (path.equals("/conversation")) {
            send(exchange, 200, "application/json", ViewJson.of(chat).toString());
        } else if (FILES.containsKey(path)) {
            send(exchange, 200, FILES.get(path), file(path.equals("/") ? "index.html" : path.substring(1)));
        } else {
            send(exchange, 404, "text/plain; charset=utf-8", "there is no " + path + "\n");
        }
    }

    private void post(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readNBytes(LONGEST_BODY);
        try {
            JsonNode asked = json.readTree(body);
            switch (exchange.getRequestURI().getPath()) {
                case "/say" -> chat.say(text(asked, "text"));
                case "/expand" -> withCall(asked, id -> chat.show(view -> view.expand(id)));
                case "/close" -> withCall(asked, id -> chat.show(view -> view.close(id)));
                case "/settings" -> {
                    boolean show = asked.path("showHints").asBoolean();
                    chat.show(view -> view.setShowHints(show));
                }
                default ->
                    throw new IllegalArgumentException(
                            "there is no " + exchange.getRequestURI().getPath());
            }
            send(exchange, 200, "application/json", ViewJson.of(chat).toString());
        } catch (JsonProcessingException | IllegalArgumentException | IllegalStateException wrong) {
            send(exchange, 400, "text/plain; charset=utf-8", firstLine(wrong) + "\n");
        }
    }

    private static String firstLine(Exception wrong) {
        return String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
    }

    private static void withCall(JsonNode asked, Consumer<String> action) {
        action.accept(text(asked, "callId"));
    }

    private static String text(JsonNode asked, String name) {
        String text = asked.path(name).asText();
        if (text.isBlank()) {
            throw new IllegalArgumentException(name + " is missing");
        }
        return text;
    }

    private static String file(String name) throws IOException {
        try (InputStream in = PageServer.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
        chat.close();
    }
}

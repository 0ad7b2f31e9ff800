package org.contexttck.harness.peer;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/**
 * An HTTP server on 127.0.0.1, on a free port and below a path that nobody can guess: what was told the address of an earlier
 * run, or of none, is not served. A thread for each request, so that requests may be held.
 */
public final class Loopback implements AutoCloseable {

    static {
        // Read once, when the server's classes are loaded; without it each small answer waits for 40 ms.
        if (System.getProperty("sun.net.httpserver.nodelay") == null) {
            System.setProperty("sun.net.httpserver.nodelay", "true");
        }
    }

    private static final String ROOT = "/";

    private final HttpServer server;
    private final ExecutorService threads;
    private final String base;

    private Loopback(HttpServer server, ExecutorService threads, String base) {
        this.server = server;
        this.threads = threads;
        this.base = base;
    }

    /** @throws IOException if there is no port to be had */
    public static Loopback start(String name, HttpHandler handler) throws IOException {
        return start(name, handler, elsewhere -> {});
    }

    /**
     * Begins to serve.
     *
     * @param elsewhere hears the method and path of each request that is for another address, and is not served
     * @throws IOException if there is no port to be had
     */
    public static Loopback start(String name, HttpHandler handler, Consumer<String> elsewhere) throws IOException {
        Loopback server = start(name, 0, ROOT + UUID.randomUUID(), handler);
        server.server.createContext(
                ROOT,
                exchange -> handle(exchange, stranger -> {
                    elsewhere.accept(stranger.getRequestMethod() + " " + path(stranger));
                    HttpBody.json(stranger, 404, "{\"error\":\"this is not the address that was given\"}");
                }));
        return server;
    }

    /** Begins to serve at an address of somebody's choice. @param port 0 for any that is free; @throws IOException if it is not to be had */
    public static Loopback start(String name, int port, HttpHandler handler) throws IOException {
        return start(name, port, ROOT, handler);
    }

    private static Loopback start(String name, int port, String context, HttpHandler handler) throws IOException {
        InetAddress here = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        HttpServer server = HttpServer.create(new InetSocketAddress(here, port), 0);
        ExecutorService threads = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "peer-" + name);
            thread.setDaemon(true);
            return thread;
        });
        server.createContext(context, exchange -> handle(exchange, handler));
        server.setExecutor(threads);
        server.start();
        return new Loopback(server, threads, context.equals(ROOT) ? "" : context);
    }

    /** The address with this path behind it. */
    public URI url(String path) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + base + path);
    }

    /** The path of a request behind the address of the server. */
    public static String path(HttpExchange exchange) {
        String context = exchange.getHttpContext().getPath();
        String path = exchange.getRequestURI().getPath();
        return context.equals(ROOT) ? path : path.substring(context.length());
    }

    private static void handle(HttpExchange exchange, HttpHandler handler) {
        try (exchange) {
            Optional<String> refused = LocalCaller.refuse(header(exchange, "Host"), header(exchange, "Origin"));
            if (refused.isPresent()) {
                byte[] why = (refused.get() + "\n").getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("Content-Type", "text/plain");
                exchange.sendResponseHeaders(403, why.length);
                exchange.getResponseBody().write(why);
            } else {
                handler.handle(exchange);
            }
        } catch (IOException gone) {
            // Whoever asked has gone away; that is seen where the next thing is asked of it.
        }
    }

    private static String header(HttpExchange exchange, String name) {
        return Optional.ofNullable(exchange.getRequestHeaders().getFirst(name)).orElse("");
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}

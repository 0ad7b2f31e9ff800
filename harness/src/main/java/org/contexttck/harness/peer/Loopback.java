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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An HTTP server on 127.0.0.1 and a free port. A thread for each request, so that requests may be held. */
public final class Loopback implements AutoCloseable {

    static {
        // Read once, when the server's classes are loaded; without it each small answer waits for 40 ms.
        if (System.getProperty("sun.net.httpserver.nodelay") == null) {
            System.setProperty("sun.net.httpserver.nodelay", "true");
        }
    }

    private final HttpServer server;
    private final ExecutorService threads;

    private Loopback(HttpServer server, ExecutorService threads) {
        this.server = server;
        this.threads = threads;
    }

    /** @throws IOException if there is no port to be had */
    public static Loopback start(String name, HttpHandler handler) throws IOException {
        return start(name, 0, handler);
    }

    /** @param port 0 for any that is free; @throws IOException if it is not to be had */
    public static Loopback start(String name, int port, HttpHandler handler) throws IOException {
        InetAddress here = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        HttpServer server = HttpServer.create(new InetSocketAddress(here, port), 0);
        ExecutorService threads = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "peer-" + name);
            thread.setDaemon(true);
            return thread;
        });
        server.createContext("/", exchange -> handle(exchange, handler));
        server.setExecutor(threads);
        server.start();
        return new Loopback(server, threads);
    }

    /** The address with this path. */
    public URI url(String path) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
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

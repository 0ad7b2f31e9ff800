package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contexttck.reference.command.Daemons;
import org.contexttck.reference.command.Lines;

/** The null peers by name. */
public final class NullPeers {

    private static final String PATH = "/mcp";
    private static final String NEVER_CALLS_TOOLS = "NeverCallsTools";

    private static final Map<String, NullPeer> PEERS = new TreeMap<>(Map.ofEntries(
            Map.entry("NeverAnswers", new NeverAnswers()),
            Map.entry("ClosesAtOnce", new ClosesAtOnce()),
            // answers every request with a proper JSON-RPC error, initialize included
            Map.entry(
                    "ErrorsEverything",
                    answering("{\"jsonrpc\":\"2.0\",\"id\":%s,\"error\":{\"code\":-32603,\"message\":\"not today\"}}")),
            Map.entry("Http400", new Http400()),
            Map.entry("Echoes", Optional::of),
            Map.entry("PrintsGarbage", new PrintsGarbage()),
            Map.entry("NeverAsksTheModel", new NeverAnswers()),
            // drivers with the same answer to every request, and nothing done
            Map.entry("AgreesToEverything", answering("{\"re\":%s}")),
            Map.entry("RefusesEverything", answering("{\"re\":%s,\"error\":\"not today\"}")),
            Map.entry("NoTools", new SelfMade(List.of())),
            // the tools that everybody expects
            Map.entry(
                    "EmptyResults",
                    new SelfMade(List.of(
                            "search_records",
                            "find_records",
                            "store_analysis_memory",
                            "get_workflow_step",
                            "recall_memory",
                            "list_entries",
                            "build_log",
                            "context")))));

    private NullPeers() {}

    /** All names, in alphabetical order. */
    public static List<String> names() {
        return Stream.concat(PEERS.keySet().stream(), Stream.of(NEVER_CALLS_TOOLS))
                .sorted()
                .toList();
    }

    /**
     * Deals with a client on a pair of streams until the input ends, or until the peer has had enough.
     *
     * @param name one of {@link #names()}
     * @param model address of a model service, for peers that talk to one
     * @return the exit code for the process
     * @throws IOException if the client stops reading
     */
    public static int serve(String name, Optional<URI> model, InputStream in, OutputStream out)
            throws IOException, InterruptedException {
        peer(name, model).serve(Lines.of(in), out);
        return 0;
    }

    /**
     * Listens on this machine until the thread is interrupted.
     *
     * @param name one of {@link #names()}
     * @param port where to listen, or 0 for any free port
     * @param out where it says so
     * @return the exit code for the process
     * @throws IOException if it cannot listen there
     */
    public static int listen(String name, int port, OutputStream out) throws IOException, InterruptedException {
        HttpServer server = start(name, port);
        try {
            Lines.send(out, "listening on " + address(server));
            Thread.currentThread().join();
            return 0;
        } finally {
            server.stop(0);
        }
    }

    static HttpServer start(String name, int port) throws IOException {
        System.setProperty("sun.net.httpserver.nodelay", "true");
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        NullPeer peer = peer(name, Optional.empty());
        server.createContext("/", peer::handle);
        server.setExecutor(Daemons.pool(name));
        server.start();
        return server;
    }

    static URI address(HttpServer server) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + PATH);
    }

    private static NullPeer peer(String name, Optional<URI> model) {
        return name.equals(NEVER_CALLS_TOOLS) ? new NeverCallsTools(model) : PEERS.get(name);
    }

    /** @param answer to every request, its id in place of %s */
    private static NullPeer answering(String answer) {
        return message -> RequestId.of(message).map(answer::formatted);
    }

    /** Takes everything and says nothing. */
    private static class NeverAnswers implements NullPeer {

        @Override
        public Optional<String> answer(String message) {
            return Optional.empty();
        }

        @Override
        public void handle(HttpExchange exchange) throws IOException {
            // an exchange that nobody closes leaves its connection open
            Http.body(exchange);
        }
    }

    /** Is gone before anything is said; over HTTP it closes each connection without an answer. */
    private static final class ClosesAtOnce extends NeverAnswers {

        @Override
        public void serve(BufferedReader in, OutputStream out) {}

        @Override
        public void handle(HttpExchange exchange) {
            exchange.close();
        }
    }

    /** Answers every HTTP request with status 400; on standard streams, where there is no status, it says so in every line. */
    private static final class Http400 implements NullPeer {

        @Override
        public Optional<String> answer(String message) {
            return Optional.of("HTTP/1.1 400 Bad Request");
        }

        @Override
        public void handle(HttpExchange exchange) throws IOException {
            Http.body(exchange);
            Http.answer(exchange, 400, "{\"error\":\"bad request\"}");
        }
    }
}

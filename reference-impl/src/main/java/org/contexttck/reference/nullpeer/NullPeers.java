package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/** The null peers by name. */
public final class NullPeers {

    private static final String PATH = "/mcp";

    private static final Map<String, NullPeer> PEERS = new TreeMap<>(Map.ofEntries(
            Map.entry("NeverAnswers", new NeverAnswers()),
            Map.entry("ClosesAtOnce", new ClosesAtOnce()),
            Map.entry("ErrorsEverything", new ErrorsEverything()),
            Map.entry("Http400", new Http400()),
            Map.entry("Echoes", new Echoes()),
            Map.entry("PrintsGarbage", new PrintsGarbage()),
            Map.entry("NeverAsksTheModel", new NeverAnswers()),
            Map.entry("AgreesToEverything", new SaysOneThing("")),
            Map.entry("RefusesEverything", new SaysOneThing("\"error\":\"not today\"")),
            Map.entry("NoTools", new NoTools()),
            Map.entry("EmptyResults", new EmptyResults())));

    private static final String NEVER_CALLS_TOOLS = "NeverCallsTools";

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
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        peer(name, model).serve(lines, new Replies(out));
        return 0;
    }

    /**
     * Starts listening on this machine, in threads that do not keep the process alive.
     *
     * @param name one of {@link #names()}
     * @param port where to listen, or 0 for any free port
     * @return where clients reach it
     * @throws IOException if it cannot listen there
     */
    public static URI listen(String name, int port) throws IOException {
        System.setProperty("sun.net.httpserver.nodelay", "true");
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        NullPeer peer = peer(name, Optional.empty());
        server.createContext("/", exchange -> handle(peer, exchange));
        server.setExecutor(Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        }));
        server.start();
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + PATH);
    }

    private static NullPeer peer(String name, Optional<URI> model) {
        return name.equals(NEVER_CALLS_TOOLS) ? new NeverCallsTools(model) : PEERS.get(name);
    }

    private static void handle(NullPeer peer, HttpExchange exchange) throws IOException {
        try {
            peer.handle(exchange);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

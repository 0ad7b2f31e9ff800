package org.contexttck.harness.peer;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.PeerLog;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.WireListener;

/**
 * The MCP server that a client under test calls, on 127.0.0.1 over Streamable HTTP, in both eras of MCP: with sessions, and
 * stateless. Answers each tool call by the script of the turn. Every message is recorded, those of the client, which is the
 * target, as {@code FROM_TARGET}; what is wrong with them is told as anomalies (W-C-01) and answered as MCP wants it.
 */
public final class FixtureServer implements AutoCloseable {

    private static final String PATH = "/mcp";

    private final Loopback server;
    private final FixtureOptions options;
    private final CallDesk desk;
    private final Sessions sessions = new Sessions();
    private final PeerLog log;

    private FixtureServer(FixtureOptions options, int port, WireListener listener) throws IOException {
        this.options = options;
        this.desk = new CallDesk(options);
        this.log = new PeerLog(listener, Limits.defaults());
        this.server = Loopback.start(options.name(), port, this::handle);
    }

    /**
     * Begins to serve.
     *
     * @param listener hears every message
     * @throws IOException if there is no port to be had
     */
    public static FixtureServer start(FixtureOptions options, WireListener listener) throws IOException {
        return start(options, 0, listener);
    }

    /**
     * Begins to serve on a certain port.
     *
     * @param port 0 for any that is free
     * @param listener hears every message
     * @throws IOException if the port is not to be had
     */
    public static FixtureServer start(FixtureOptions options, int port, WireListener listener) throws IOException {
        return new FixtureServer(options, port, listener);
    }

    /** Where clients reach it, such as {@code http://127.0.0.1:40123/mcp}. */
    public URI url() {
        return server.url(PATH);
    }

    /** The names of its tools. */
    public List<String> tools() {
        return options.tools();
    }

    /**
     * From now on these calls are awaited and answered as scripted; to be called before the model is told to make them.
     * Calls are told apart by tool and arguments; a call that is made again, also one of an earlier turn, is answered again.
     *
     * @throws IllegalArgumentException if a reply is to wait for more calls than there are others
     */
    public FixtureTurn turn(List<ScriptedCall> calls) {
        return desk.begin(calls);
    }

    /** Takes part in a session that was begun elsewhere. @return its id */
    public String resume(Revision revision) {
        return sessions.begin(revision).id();
    }

    /** Calls that were made and nowhere scripted, as {@code tool {arguments}}; they were answered with an error. */
    public List<String> unscripted() {
        return desk.unscripted();
    }

    /** Ends the service; what is held gets no answer. */
    @Override
    public void close() {
        desk.end();
        sessions.endAll();
        server.close();
    }

    private void handle(HttpExchange exchange) throws IOException {
        if (!exchange.getRequestURI().getPath().equals(PATH)) {
            HttpBody.json(exchange, 404, "{\"error\":\"only " + PATH + " is served here\"}");
            return;
        }
        FixtureExchange one = new FixtureExchange(exchange, log, options, sessions, desk);
        try {
            switch (exchange.getRequestMethod()) {
                case "POST" -> one.post();
                case "GET" -> one.get();
                case "DELETE" -> one.delete();
                default -> one.notAllowed();
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }
}

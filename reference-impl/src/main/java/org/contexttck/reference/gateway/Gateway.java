package org.contexttck.reference.gateway;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;

/** A gateway, listening on this machine only until it is closed. */
public final class Gateway implements AutoCloseable {

    private static final String ADDRESS = "127.0.0.1";
    private static final Set<String> LOCAL = Set.of(ADDRESS, "localhost", "[::1]");

    /** Larger frames come and go in pieces of this size. */
    private static final int PIECE = 1 << 20;

    private static final int BUFFER = 1 << 16;

    private final GatewayState state;
    private final Server jetty;
    private final ServerConnector connector;

    private Gateway(int port, GatewayState state) {
        this.state = state;
        QueuedThreadPool threads = new QueuedThreadPool(32, 4);
        threads.setName("gateway");
        threads.setDaemon(true);
        this.jetty = new Server(threads);
        this.connector = new ServerConnector(jetty, 1, 1);
        connector.setHost(ADDRESS);
        connector.setPort(port);
        jetty.addConnector(connector);
        WebSocketUpgradeHandler handler = new WebSocketUpgradeHandler();
        handler.getConfiguration().setIdleTimeout(Duration.ZERO);
        handler.getConfiguration().setMaxFrameSize(PIECE);
        handler.getConfiguration().setInputBufferSize(BUFFER);
        handler.getConfiguration().setOutputBufferSize(BUFFER);
        handler.getConfiguration().setAutoFragment(true);
        handler.addMapping("/*", this::admit);
        jetty.setHandler(handler);
    }

    /**
     * Starts serving.
     *
     * @param port where to listen, or 0 for any free port
     * @param limits how much it takes
     * @param token that participants have to show, if any
     * @param behaviour the right one or a broken one
     * @throws Exception if it cannot listen there; Jetty says no more about the kind
     */
    public static Gateway start(int port, GatewayLimits limits, Optional<String> token, GatewayBehaviour behaviour)
            throws Exception {
        Gateway gateway = new Gateway(port, new GatewayState(limits, token, behaviour));
        gateway.jetty.start();
        return gateway;
    }

    /** A web page from elsewhere that is open on this machine is no participant. */
    private FrameHandler admit(ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
        Optional<String> origin = Optional.ofNullable(request.getHeaders().get(HttpHeader.ORIGIN));
        if (origin.isPresent() && !LOCAL.contains(host(origin.get()))) {
            Response.writeError(request, response, callback, HttpStatus.FORBIDDEN_403);
            return null;
        }
        response.setExtensions(List.of());
        return new Connection(state);
    }

    private static String host(String origin) {
        try {
            return Optional.ofNullable(URI.create(origin).getHost()).orElse("");
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    /** Where participants reach it, such as {@code ws://127.0.0.1:40123/}. */
    public URI address() {
        return URI.create("ws://" + ADDRESS + ":" + connector.getLocalPort() + "/");
    }

    @Override
    public void close() {
        boolean interrupted = false;
        try {
            state.closeAll();
        } catch (InterruptedException e) {
            interrupted = true;
        }
        try {
            jetty.stop();
        } catch (Exception e) {
            throw new IllegalStateException("the gateway did not stop", e);
        } finally {
            state.flusher().close();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

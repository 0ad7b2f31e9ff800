package org.contexttck.reference.server;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.DefaultServerTransportSecurityValidator;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.contextpack.ContextPackTools;
import org.contexttck.reference.contextpack.MemoryDatabase;
import org.contexttck.reference.tool.Results;
import org.contexttck.reference.transientcontext.Findings;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.ee11.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * Serves any number of clients over Streamable HTTP, on this machine only. Clients vouch for themselves by the header
 * {@code Authorization: Bearer TOKEN}.
 */
public final class HttpServer implements AutoCloseable {

    private static final String ADDRESS = "127.0.0.1";
    private static final String PATH = "/mcp";
    private static final String AUTHORIZATION = "Authorization";
    private static final String BEARER = "Bearer ";

    private final Server jetty;
    private final ServerConnector connector;
    private final McpSyncServer server;

    private HttpServer(Server jetty, ServerConnector connector, McpSyncServer server) {
        this.jetty = jetty;
        this.connector = connector;
        this.server = server;
    }

    /**
     * Starts serving.
     *
     * @param port where to listen, or 0 for any free port
     * @param findings where the consumer tool stores
     * @param memories what packs are made of
     * @throws Exception if it cannot listen there; Jetty says no more about the kind
     */
    public static HttpServer start(int port, Findings findings, MemoryDatabase memories) throws Exception {
        HttpServletStreamableServerTransportProvider transport = HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(Results.JSON)
                .mcpEndpoint(PATH)
                .contextExtractor(HttpServer::withAuthorization)
                .httpHeaderValidator(DefaultServerTransportSecurityValidator.builder()
                        .allowedOrigins(List.of("http://127.0.0.1:*", "http://localhost:*"))
                        .allowedHosts(List.of("127.0.0.1:*", "localhost:*"))
                        .build())
                .build();
        McpSyncServer server =
                ReferenceServer.over(transport, findings, ContextPackTools.all(memories, HttpServer::token));
        ServletHolder servlet = new ServletHolder(transport);
        servlet.setAsyncSupported(true);
        ServletContextHandler context = new ServletContextHandler("/");
        context.addServlet(servlet, PATH);

        Server jetty = new Server();
        ServerConnector connector = new ServerConnector(jetty);
        connector.setHost(ADDRESS);
        connector.setPort(port);
        jetty.addConnector(connector);
        jetty.setHandler(context);
        jetty.start();
        return new HttpServer(jetty, connector, server);
    }

    private static McpTransportContext withAuthorization(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader(AUTHORIZATION))
                .map(header -> McpTransportContext.create(Map.of(AUTHORIZATION, header)))
                .orElse(McpTransportContext.EMPTY);
    }

    private static Optional<String> token(McpTransportContext call) {
        return Optional.ofNullable(call.get(AUTHORIZATION))
                .map(Object::toString)
                .filter(header -> header.regionMatches(true, 0, BEARER, 0, BEARER.length()))
                .map(header -> header.substring(BEARER.length()).strip());
    }

    /** Where clients reach it, such as {@code http://127.0.0.1:40123/mcp}. */
    public URI address() {
        return URI.create("http://" + ADDRESS + ":" + connector.getLocalPort() + PATH);
    }

    /** Waits until it has been closed. */
    public void join() throws InterruptedException {
        jetty.join();
    }

    @Override
    public void close() {
        server.close();
        try {
            jetty.stop();
        } catch (Exception e) {
            throw new IllegalStateException("the HTTP server did not stop", e);
        }
    }
}

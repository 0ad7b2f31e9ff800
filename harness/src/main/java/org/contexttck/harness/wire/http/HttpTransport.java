package org.contexttck.harness.wire.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Inbox;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Outgoing;
import org.contexttck.harness.wire.Recorder;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Threads;
import org.contexttck.harness.wire.Transport;
import org.contexttck.harness.wire.Unreachable;

/** Streamable HTTP: one POST for each message, answered by one JSON body or by an event stream. */
public final class HttpTransport implements Transport {

    private static final Duration GOODBYE = Duration.ofSeconds(2);

    private final Endpoint.Http endpoint;
    private final Recorder recorder;
    private final Inbox inbox;
    private final Limits limits;
    private final HttpHeaders headers = new HttpHeaders();
    private final HttpClient client;
    private final Map<String, HttpExchange> exchanges = new ConcurrentHashMap<>();
    private final Queue<String> doubts = new ConcurrentLinkedQueue<>();
    private volatile boolean gone;

    public HttpTransport(Endpoint.Http endpoint, Recorder recorder, Inbox inbox, Limits limits) {
        this.endpoint = endpoint;
        this.recorder = recorder;
        this.inbox = inbox;
        this.limits = limits;
        this.client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(limits.connect())
                .executor(Threads.pool())
                .build();
    }

    @Override
    public void begin() {
        // Nothing is read before something is sent.
    }

    @Override
    public Map<String, String> headers(ObjectNode message, Map<String, String> mirrored) {
        return headers.of(message, mirrored);
    }

    @Override
    public CompletableFuture<Void> send(Outgoing message) {
        HttpExchange exchange = new HttpExchange(this, message, inbox, limits);
        message.call().ifPresent(key -> exchanges.put(key, exchange));
        return CompletableFuture.runAsync(exchange::run, Threads.pool()).whenComplete((nothing, fault) -> {
            message.call().ifPresent(exchanges::remove);
            if (fault != null) {
                exchange.failed(Kind.HTTP_BODY, "the kit could not take it: " + OneLine.of(fault.toString()));
            }
        });
    }

    @Override
    public void abandon(String call) {
        Optional.ofNullable(exchanges.get(call)).ifPresent(HttpExchange::cancel);
    }

    @Override
    public void agreed(Revision revision) {
        headers.agreed(revision);
    }

    @Override
    public boolean alive() {
        return !gone;
    }

    @Override
    public Optional<Integer> exitCode() {
        return Optional.empty();
    }

    @Override
    public String stderrTail() {
        return "";
    }

    @Override
    public void close() {
        if (!gone) {
            headers.session().ifPresent(id -> goodbye());
        }
        gone = true;
        inbox.gone(Kind.CLOSED, "the connection was closed");
        exchanges.values().forEach(HttpExchange::cancel);
    }

    /** Says no before anything is sent to headers that HTTP does not allow; their values may be secret. */
    public static void check(Endpoint.Http endpoint) throws Unreachable {
        for (Map.Entry<String, String> header : endpoint.headers().entrySet()) {
            try {
                HttpRequest.newBuilder().setHeader(header.getKey(), header.getValue());
            } catch (IllegalArgumentException refused) {
                throw new Unreachable("the header " + OneLine.of(header.getKey()) + " cannot be sent", "");
            }
        }
    }

    /** Host and port, for a reader. */
    String place() {
        return endpoint.url().getAuthority();
    }

    /** Nothing more can be had from this endpoint on this connection. */
    void lost(Kind kind, String why) {
        gone = true;
        inbox.gone(kind, why);
    }

    /** What needs no answer was answered with 404: a fault, unless the session turns out to be over. */
    void doubt(String text) {
        doubts.add(text);
    }

    /** A request of the session was answered. */
    void sessionHolds() {
        for (String text = doubts.poll(); text != null; text = doubts.poll()) {
            inbox.anomaly(Kind.HTTP_STATUS, text);
        }
    }

    HttpHeaders headers() {
        return headers;
    }

    CompletableFuture<HttpResponse<InputStream>> start(HttpRequest.Builder request, Map<String, String> mcp) {
        endpoint.headers().forEach(request::setHeader);
        mcp.forEach(request::setHeader);
        return client.sendAsync(request.uri(endpoint.url()).build(), HttpResponse.BodyHandlers.ofInputStream());
    }

    private void goodbye() {
        Map<String, String> mcp = headers.ofSession();
        recorder.sent("", Optional.empty(), headers.goodbye(), message -> {});
        try {
            start(HttpRequest.newBuilder().DELETE(), mcp)
                    .get(GOODBYE.toMillis(), TimeUnit.MILLISECONDS)
                    .body()
                    .close();
        } catch (IOException | ExecutionException | TimeoutException refused) {
            // A server need not let its sessions be ended; there is nobody left to tell.
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

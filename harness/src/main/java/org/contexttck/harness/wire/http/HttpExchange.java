package org.contexttck.harness.wire.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import javax.net.ssl.SSLException;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.Frame;
import org.contexttck.harness.wire.Inbox;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Outgoing;
import org.contexttck.harness.wire.Protocol;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/** One POST and whatever comes of it. */
public final class HttpExchange {

    private static final int MOST_RESUMES = 50;
    public static final String NO_CONNECTION = "no connection to ";

    private static final int LONGEST_ANSWER = 4;
    private static final Duration LONGEST_RETRY = Duration.ofSeconds(2);
    private static final Duration USUAL_RETRY = Duration.ofMillis(500);

    private final HttpTransport transport;
    private final Outgoing sent;
    private final Inbox inbox;
    private final Limits limits;
    private volatile boolean cancelled;
    private volatile Optional<Future<?>> pending = Optional.empty();
    private volatile Optional<InputStream> open = Optional.empty();

    HttpExchange(HttpTransport transport, Outgoing sent, Inbox inbox, Limits limits) {
        this.transport = transport;
        this.sent = sent;
        this.inbox = inbox;
        this.limits = limits;
    }

    void run() {
        try {
            received(connected());
        } catch (CancellationException dropped) {
            // Whoever cancelled it knows.
        } catch (HttpConnectTimeoutException slow) {
            transport.lost(Kind.CLOSED, NO_CONNECTION + transport.place() + " in " + OneLine.of(limits.connect()));
        } catch (ConnectException refused) {
            transport.lost(Kind.CLOSED, unreachable(refused));
        } catch (HttpTimeoutException silent) {
            failed(Kind.UNANSWERED, "no HTTP answer");
        } catch (SSLException untrusted) {
            transport.lost(Kind.CLOSED, "no TLS connection to " + transport.place() + ": " + TlsFault.words(untrusted));
        } catch (IOException broken) {
            failed(Kind.CLOSED, "the HTTP connection broke: " + OneLine.of(String.valueOf(broken.getMessage())));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The client's own clock goes on while the kit is held up, so that no connection in time may mean no time to connect. */
    private HttpResponse<InputStream> connected() throws IOException, InterruptedException {
        Deadline deadline = Deadline.in(limits.connect());
        while (true) {
            HttpRequest.Builder request = HttpRequest.newBuilder()
                    .timeout(bound())
                    .POST(BodyPublishers.ofString(sent.raw(), StandardCharsets.UTF_8));
            try {
                return await(transport.start(request, sent.headers()));
            } catch (HttpConnectTimeoutException slow) {
                if (deadline.passed()) {
                    throw slow;
                }
            }
        }
    }

    /** The alarm of the call ends the wait; this only keeps a thread from waiting for ever. */
    private Duration bound() {
        return limits.answer().multipliedBy(LONGEST_ANSWER).plus(limits.connect());
    }

    void cancel() {
        cancelled = true;
        pending.ifPresent(future -> future.cancel(true));
        open.ifPresent(HttpExchange::closeQuietly);
    }

    private HttpResponse<InputStream> await(CompletableFuture<HttpResponse<InputStream>> future)
            throws IOException, InterruptedException {
        pending = Optional.of(future);
        if (cancelled) {
            future.cancel(true);
        }
        try {
            return future.get();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof IOException fault ? fault : new IOException(failed.getCause());
        }
    }

    private void received(HttpResponse<InputStream> response) throws IOException, InterruptedException {
        open = Optional.of(response.body());
        try (InputStream body = response.body()) {
            if (cancelled) {
                return;
            }
            int status = response.statusCode();
            String type = header(response, "content-type").toLowerCase(Locale.ROOT);
            if (status >= 300) {
                refused(response, status, body);
            } else if (sent.call().isEmpty()) {
                if (!type.startsWith("text/event-stream")) {
                    accepted(response, body);
                }
            } else {
                session(response);
                transport.sessionHolds();
                if (type.startsWith("text/event-stream")) {
                    new HttpStream(this, sent.call().get()).read(response);
                } else {
                    single(response, status, type, body);
                }
            }
        }
    }

    private void single(HttpResponse<InputStream> response, int status, String type, InputStream body)
            throws IOException {
        Frame frame = body(response, body, Optional.of(Kind.HTTP_BODY));
        String what = "HTTP " + status;
        if (frame.size() == 0) {
            inbox.arrived(new Frame(new byte[0], 0, frame.facts(), Optional.empty(), sent.call()));
            boolean accepted = status == 202;
            failed(
                    accepted ? Kind.HTTP_STATUS : Kind.HTTP_BODY,
                    accepted ? "HTTP 202, which is no answer to a request" : what + " with an empty body");
            return;
        }
        if (!type.startsWith("application/json")) {
            String given = type.isEmpty() ? "no content type" : "the content type " + OneLine.of(type);
            inbox.anomaly(Kind.HTTP_CONTENT_TYPE, sent.method() + ": " + what + " with " + given);
        }
        inbox.arrived(frame);
        failed(Kind.UNANSWERED, what + ", but its body does not answer the request");
    }

    private void accepted(HttpResponse<InputStream> response, InputStream body) throws IOException {
        Frame frame = body(response, body, Optional.of(Kind.HTTP_BODY));
        if (frame.size() > 0) {
            inbox.arrived(frame);
        }
    }

    private void refused(HttpResponse<InputStream> response, int status, InputStream body) throws IOException {
        Frame frame = body(response, body, Optional.empty());
        inbox.arrived(frame);
        String why = "HTTP " + status + (status < 400 ? redirect(response) : error(frame));
        boolean gone = status == 404 && transport.headers().session().isPresent();
        if (gone && sent.call().isEmpty()) {
            transport.doubt(what() + ": " + why);
        } else if (gone && sent.call().filter(inbox::waits).isPresent()) {
            transport.lost(Kind.SESSION_ENDED, why + ": the session is gone");
        } else {
            failed(Kind.HTTP_STATUS, why);
        }
    }

    private void session(HttpResponse<InputStream> response) {
        if (sent.method().equals(Protocol.INITIALIZE)) {
            response.headers().firstValue("mcp-session-id").ifPresent(transport.headers()::session);
        }
    }

    /** Asks for the rest of a stream that ended early, as the revisions with sessions allow; empty if that is no use. */
    Optional<HttpResponse<InputStream>> resume(SseParser parser, int round) throws IOException, InterruptedException {
        Optional<String> id = parser.lastId().filter(last -> !last.isEmpty());
        if (id.isEmpty()
                || cancelled
                || round >= MOST_RESUMES
                || transport.headers().stateless()) {
            return Optional.empty();
        }
        Duration wait = parser.retry().orElse(USUAL_RETRY);
        Thread.sleep(Math.min(wait.toMillis(), LONGEST_RETRY.toMillis()));
        Map<String, String> mcp = new HashMap<>(transport.headers().ofSession());
        mcp.put("Accept", "text/event-stream");
        mcp.put("Last-Event-ID", HeaderValue.of(id.get()));
        HttpResponse<InputStream> more =
                await(transport.start(HttpRequest.newBuilder().GET().timeout(bound()), mcp));
        open = Optional.of(more.body());
        boolean stream =
                more.statusCode() == 200 && header(more, "content-type").startsWith("text/event-stream");
        if (!stream || cancelled) {
            more.body().close();
            return Optional.empty();
        }
        return Optional.of(more);
    }

    void failed(Kind kind, String why) {
        if (!cancelled) {
            sent.call()
                    .ifPresentOrElse(
                            call -> inbox.unanswered(call, kind, why), () -> inbox.anomaly(kind, what() + ": " + why));
        }
    }

    private String what() {
        return sent.method().isEmpty() ? "an answer of the kit" : sent.method();
    }

    boolean waiting() {
        return !cancelled && sent.call().filter(inbox::waits).isPresent();
    }

    Inbox inbox() {
        return inbox;
    }

    Limits limits() {
        return limits;
    }

    TransportFacts.Response facts(HttpResponse<InputStream> response) {
        return new TransportFacts.Response(
                response.statusCode(),
                response.headers().firstValue("content-type"),
                OptionalLong.of(sent.order()),
                false,
                response.headers().firstValue("mcp-session-id"),
                Optional.empty());
    }

    private Frame body(HttpResponse<InputStream> response, InputStream body, Optional<Kind> noJson) throws IOException {
        Optional<IOException> torn = Optional.empty();
        BodyReader reader = new BodyReader(body, limits.maxMessageBytes());
        try {
            reader.read();
        } catch (IOException broken) {
            torn = Optional.of(broken);
        }
        byte[] bytes = reader.bytes();
        TransportFacts facts = TransportFacts.of(facts(response).withTorn(torn.isPresent()));
        Frame frame = new Frame(bytes, reader.size(), facts, torn.isPresent() ? Optional.empty() : noJson, sent.call());
        if (torn.isPresent()) {
            boolean awaited = waiting();
            if (bytes.length > 0) {
                inbox.arrived(frame);
            }
            if (awaited && !waiting() && !cancelled) {
                inbox.anomaly(Kind.HTTP_BODY, what() + ": the body broke off after " + reader.size() + " bytes");
            }
            throw new IOException("after " + reader.size() + " bytes of the body", torn.get());
        }
        return frame;
    }

    private String unreachable(ConnectException fault) {
        boolean noHost = fault.getCause() instanceof UnresolvedAddressException
                || String.valueOf(fault.getCause()).contains("UnresolvedAddressException");
        return (noHost ? "unknown host " : "connection refused by ") + transport.place();
    }

    private static String redirect(HttpResponse<InputStream> response) {
        return " redirecting to " + OneLine.of(header(response, "location")) + ", which is not followed";
    }

    private static String error(Frame frame) {
        try {
            JsonNode error = Json.read(frame.bytes()).node().path("error");
            boolean proper = error.path("message").isTextual();
            return proper
                    ? ": error " + error.path("code").asText() + ": "
                            + OneLine.of(error.get("message").textValue())
                    : "";
        } catch (JsonProblem page) {
            return "";
        }
    }

    private static String header(HttpResponse<InputStream> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    private static void closeQuietly(InputStream stream) {
        try {
            stream.close();
        } catch (IOException closed) {
            // It is not wanted any more, whatever became of it.
        }
    }
}

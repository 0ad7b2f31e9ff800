package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.contexttck.harness.peer.EventStream;
import org.contexttck.harness.peer.HttpBody;
import org.contexttck.harness.peer.Loopback;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.PeerLog;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.json.Json;

/**
 * The model of a client under test, played by script, on 127.0.0.1: OpenAI chat completions and responses, and Anthropic
 * messages, streamed or not (TC-C). Takes any key, any path before the service's own and any member it does not know.
 * Every request and answer is recorded; the client is the target, so its requests are {@code FROM_TARGET}. Facts of a
 * request: {@code http.*}, {@code header.*} and {@code model} ({@code prompt}, {@code aside} or {@code other}).
 */
public final class ModelEndpoint implements AutoCloseable {

    /** The model that is offered. */
    public static final String MODEL = "context-tck";

    private static final Duration LONGEST_HOLD = Duration.ofMinutes(10);

    private final Loopback server;
    private final PeerLog log;
    private final ToolNames names;
    private final SideRequests sideRequests;
    private final BlockingQueue<ModelRequest> arrived = new LinkedBlockingQueue<>();
    private final Queue<ModelRequest> held = new ConcurrentLinkedQueue<>();
    private final KeptConversations kept = new KeptConversations();
    private final Unserved unserved = new Unserved();
    private final AtomicLong prompts = new AtomicLong();
    private final AtomicLong besides = new AtomicLong();
    private volatile boolean closed;

    private ModelEndpoint(Collection<String> tools, WireListener listener) throws IOException {
        this.log = new PeerLog(listener, Limits.defaults());
        this.names = new ToolNames(tools);
        this.sideRequests = new SideRequests(names);
        this.server = Loopback.start("model", this::handle, unserved::path);
    }

    /**
     * Begins to serve.
     *
     * @param tools the names of the fixture's tools, without prefix
     * @param listener hears requests and answers
     * @throws IOException if there is no port to be had
     */
    public static ModelEndpoint start(Collection<String> tools, WireListener listener) throws IOException {
        return new ModelEndpoint(tools, listener);
    }

    /** The base address for clients of OpenAI, such as {@code http://127.0.0.1:40123/PATH/v1}. */
    public URI openAi() {
        return server.url("/v1");
    }

    /** The base address for clients of Anthropic, such as {@code http://127.0.0.1:40123/PATH}; they add {@code /v1/messages}. */
    public URI anthropic() {
        return server.url("");
    }

    /** From the next request on another conversation is held with the same client; the requests are counted anew. */
    public synchronized void newConversation() {
        sideRequests.forget();
        prompts.set(0);
    }

    /** The next request of the conversation that has not been taken yet; empty if none came in time. */
    public Optional<ModelRequest> next(Duration patience) throws InterruptedException {
        return Optional.ofNullable(arrived.poll(patience.toNanos(), TimeUnit.NANOSECONDS));
    }

    /** How many requests stood beside the conversation so far; all of them were answered. */
    public long sideRequests() {
        return besides.get();
    }

    /** In a few words, what came beside requests of the conversation: for a client that does not go on. */
    public String otherwiseSeen() {
        return unserved.describe();
    }

    /** Ends the service; requests that are still held get no answer. */
    @Override
    public void close() {
        closed = true;
        held.forEach(request -> request.answer().cancel(false));
        server.close();
    }

    private void handle(HttpExchange exchange) throws IOException {
        String path = Loopback.path(exchange).replaceAll("/+$", "");
        boolean post = exchange.getRequestMethod().equals("POST");
        byte[] body = HttpBody.read(exchange, Limits.defaults().maxMessageBytes());
        Optional<ModelApi> api = ModelApi.at(path).filter(it -> post);
        if (api.isPresent()) {
            serve(exchange, api.get(), body);
        } else {
            other(exchange, path, post, body);
        }
    }

    private void other(HttpExchange exchange, String path, boolean post, byte[] body) throws IOException {
        TransportFacts facts = HttpBody.facts(exchange, "other");
        long order = (body.length == 0 ? log.bare(facts) : log.json(body, facts)).order();
        if (post) {
            remember(order, path, body);
        }
        Optional<String> answer = Services.answer(path, post, body.length, order);
        if (answer.isEmpty()) {
            unserved.path(exchange.getRequestMethod() + " " + path);
        }
        int status = answer.isPresent() ? 200 : 404;
        send(exchange, order, status, answer.orElseGet(() -> Services.notServed(exchange.getRequestMethod(), path)));
    }

    private synchronized void remember(long order, String path, byte[] body) {
        Services.object(body).ifPresent(posted -> kept.asked(order, path, posted));
    }

    private void serve(HttpExchange exchange, ModelApi api, byte[] body) throws IOException {
        Dialect dialect = Dialect.of(api);
        Taken taken = take(exchange, api, dialect, body);
        if (!taken.refusal().isEmpty()) {
            unserved.unreadable();
            send(exchange, taken.order(), 400, dialect.error("invalid_request_error", taken.refusal()));
            return;
        }
        JsonNode request = taken.json();
        if (taken.held().isEmpty()) {
            ModelTurn turn = new ModelTurn("aside" + besides.incrementAndGet(), SideRequestText.of(request), List.of());
            answer(exchange, taken, dialect, turn, () -> {});
            return;
        }
        ModelRequest waiting = taken.held().get();
        try {
            ModelTurn turn = waiting.answer().get(LONGEST_HOLD.toMillis(), TimeUnit.MILLISECONDS);
            answer(exchange, taken, dialect, turn, waiting::sent);
        } catch (TimeoutException forgotten) {
            send(exchange, taken.order(), 503, dialect.error("api_error", "the script did not go on"));
        } catch (CancellationException | ExecutionException ended) {
            // The endpoint is being closed: the connection ends without an answer.
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            waiting.sent();
            held.remove(waiting);
        }
    }

    /** @param json as it was sent; @param refusal why it is refused, if it is; @param held empty if it stands beside the conversation */
    private record Taken(long order, JsonNode json, String refusal, Optional<ModelRequest> held) {}

    /** Records and queues a request; one at a time, so that both have the same order. */
    private synchronized Taken take(HttpExchange exchange, ModelApi api, Dialect dialect, byte[] body) {
        Optional<ObjectNode> json = Services.object(body);
        if (json.isEmpty() || kept.isUnknown(api, json.get())) {
            long order = log.json(body, HttpBody.facts(exchange, "other")).order();
            String refusal = json.isEmpty()
                    ? "the body of the request is no JSON object"
                    : "what the request continues was never answered or created here";
            return new Taken(order, Json.object(), refusal, Optional.empty());
        }
        ObjectNode whole = kept.whole(api, json.get());
        List<PromptMessage> messages = dialect.messages(whole);
        List<OfferedTool> offered = dialect.tools(whole);
        List<String> offeredNames = offered.stream().map(OfferedTool::name).toList();
        boolean aside = sideRequests.isAside(messages, offeredNames);
        Message message = log.json(body, HttpBody.facts(exchange, aside ? "aside" : "prompt"));
        kept.asked(message.order(), api, json.get());
        if (aside) {
            unserved.aside(offeredNames);
            return new Taken(message.order(), json.get(), "", Optional.empty());
        }
        String raw = whole == json.get() ? message.raw() : Json.write(whole);
        Prompt prompt = new Prompt(prompts.incrementAndGet(), messages, raw);
        boolean streamed = json.get().path("stream").asBoolean();
        ModelRequest request = new ModelRequest(prompt, message.order(), api, streamed, offered, names, sideRequests);
        held.add(request);
        if (closed) {
            request.answer().cancel(false);
        }
        arrived.add(request);
        return new Taken(message.order(), json.get(), "", Optional.of(request));
    }

    /** @param recorded hears that the answer is recorded, before it goes out */
    private void answer(HttpExchange exchange, Taken taken, Dialect dialect, ModelTurn turn, Runnable recorded)
            throws IOException {
        JsonNode request = taken.json();
        if (!request.path("stream").asBoolean()) {
            String whole = dialect.whole(request, turn);
            record(taken.order(), 200, "application/json", whole);
            recorded.run();
            HttpBody.json(exchange, 200, whole);
            return;
        }
        List<Dialect.StreamEvent> events = dialect.stream(request, turn);
        String said =
                String.join("\n", events.stream().map(Dialect.StreamEvent::data).toList());
        record(taken.order(), 200, "text/event-stream", said);
        recorded.run();
        try (EventStream stream = EventStream.open(exchange)) {
            for (Dialect.StreamEvent event : events) {
                stream.event(event.type(), event.data());
            }
        }
    }

    private void send(HttpExchange exchange, long order, int status, String body) throws IOException {
        record(order, status, "application/json", body);
        HttpBody.json(exchange, status, body);
    }

    /** @param order of the request that is answered */
    private synchronized void record(long order, int status, String type, String body) {
        kept.answered(order, body);
        log.sent(
                body, TransportFacts.of(TransportFacts.Response.of(status, type).answering(order)));
    }
}

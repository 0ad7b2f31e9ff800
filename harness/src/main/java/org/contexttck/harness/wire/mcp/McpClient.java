package org.contexttck.harness.wire.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Recorder;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.harness.wire.http.HeaderValue;
import org.contexttck.harness.wire.mcp.Link.Opened;
import org.contexttck.json.Json;

/**
 * A connection to an MCP server that has been opened: the handshake or the discovery is done. May be used from several
 * threads. Faults of the server come as {@link Answer} and {@link Anomaly} values, never as exceptions.
 */
public final class McpClient implements AutoCloseable {

    private static final int MOST_PAGES = 200;

    private final Recorder recorder;
    private final Limits limits;
    private final LiveSession session;
    private final AtomicInteger ids;
    private final Map<String, ObjectNode> listed = new ConcurrentHashMap<>();

    private final Unanswered unanswered;

    private McpClient(Recorder recorder, Limits limits, LiveSession session, AtomicInteger ids, Unanswered unanswered) {
        this.recorder = recorder;
        this.limits = limits;
        this.session = session;
        this.ids = ids;
        this.unanswered = unanswered;
    }

    /**
     * Reaches a server and opens the conversation.
     *
     * @param revision what to speak; empty to find out (a stateless server is asked first, so a server that speaks both
     *     eras is taken as stateless). A server of the older era may answer with another revision than it was offered.
     * @throws Unreachable with one line saying why, and the end of stderr
     */
    public static McpClient open(Endpoint endpoint, Optional<Revision> revision, Limits limits, WireListener listener)
            throws Unreachable, InterruptedException {
        return open(endpoint, revision, limits, listener, new Unanswered());
    }

    /** As above. @param unanswered what has stayed unanswered on other connections to the same target */
    public static McpClient open(
            Endpoint endpoint, Optional<Revision> revision, Limits limits, WireListener listener, Unanswered unanswered)
            throws Unreachable, InterruptedException {
        Recorder recorder = new Recorder(listener);
        AtomicInteger ids = new AtomicInteger();
        Link.Connector connector = Link.connector(endpoint, recorder, limits);
        Opened opened = new Handshake(connector, limits, ids).open(revision);
        LiveSession session = new LiveSession(connector, recorder, limits, ids, opened);
        return new McpClient(recorder, limits, session, ids, unanswered);
    }

    /** What is spoken: the revision the server agreed to. */
    public Revision revision() {
        return session.opened().revision();
    }

    /** The result of {@code initialize} or {@code server/discover}. */
    public Optional<ObjectNode> opening() {
        return Optional.of(session.opened().opening());
    }

    /** Sends a request and waits for what comes of it, at most {@link Limits#answer()}. */
    public Answer request(String method, ObjectNode params) throws InterruptedException {
        return await(send(method, params));
    }

    /** As {@link #request}, without waiting; the future always ends normally. */
    public CompletableFuture<Answer> send(String method, ObjectNode params) {
        return sendWithId(IntNode.valueOf(ids.incrementAndGet()), method, params);
    }

    /**
     * As {@link #send}, with an id of the caller's choice; numbers count up by themselves, so text is best.
     *
     * @throws IllegalArgumentException if the id was used on this connection before
     */
    public CompletableFuture<Answer> sendWithId(JsonNode id, String method, ObjectNode params) {
        return session.ask(over -> over.call(id, method, params, limits.answer(), mirrored(method, params)));
    }

    /** Sends a notification; over HTTP it waits until the server has taken it, so that what follows comes after it. */
    public void notify(String method, ObjectNode params) {
        try {
            CompletableFuture<Void> taken = conversation().notify(method, params);
            boolean inTime = Deadline.in(limits.answer()).await(taken);
            if (!inTime || taken.isCompletedExceptionally()) {
                untaken(method + ": not taken in " + OneLine.of(limits.answer()));
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void untaken(String what) throws InterruptedException {
        boolean alive = await(conversation().ping(limits.answer())).message().isPresent();
        recorder.anomaly(
                alive ? Anomaly.Kind.UNANSWERED : Anomaly.Kind.UNCLEAR,
                what
                        + (alive ? ", while it answered " : ", nor was there an answer to ")
                        + conversation().question(),
                0);
    }

    /** Calls a tool. */
    public Answer callTool(String name, ObjectNode arguments) throws InterruptedException {
        ObjectNode params = Json.object().put("name", name);
        params.set("arguments", arguments);
        return patiently(name, "tools/call", params);
    }

    /** @param what stays unanswered again if it has before */
    private Answer patiently(String what, String method, ObjectNode params) throws InterruptedException {
        Optional<Duration> little = unanswered.patience(what, limits.answer());
        if (little.isPresent()) {
            JsonNode id = IntNode.valueOf(ids.incrementAndGet());
            Answer answer = await(
                    session.ask(over -> over.briefly(id, method, params, little.get(), 1, mirrored(method, params))));
            unanswered.heard(what, answer);
            return Unanswered.notAgain(what, limits.answer(), answer);
        }
        Answer answer = request(method, params);
        unanswered.heard(what, answer);
        return answer;
    }

    /**
     * All tools, page after page; ends early at a problem, at a cursor that comes again and after 200 pages. An empty text is a
     * cursor (MCP 2026-07-28); earlier revisions do not say, so that a server that refuses it then has come to the end.
     */
    public ToolList listTools() throws InterruptedException {
        List<Answer> pages = new ArrayList<>();
        Set<String> cursors = new HashSet<>();
        ObjectNode params = Json.object();
        while (true) {
            Answer page = patiently("tools/list", "tools/list", params);
            Optional<ObjectNode> result = page.result();
            boolean refused = page.outcome() instanceof Answer.RpcError;
            if (refused
                    && params.path("cursor").asText("-").isEmpty()
                    && !revision().stateless()) {
                return new ToolList(pages);
            }
            pages.add(page);
            result.ifPresent(r -> r.path("tools").forEach(tool -> {
                if (revision().stateless() && tool instanceof ObjectNode object) {
                    listed.put(object.path("name").asText(), object);
                }
            }));
            Optional<String> cursor = result.map(r -> r.path("nextCursor").textValue());
            if (cursor.isEmpty() || !cursors.add(cursor.get()) || cursors.size() > MOST_PAGES) {
                return new ToolList(pages);
            }
            params = Json.object().put("cursor", cursor.get());
        }
    }

    /** Whether the process runs; over HTTP, whether the session holds and the server can be reached, as far as known. */
    public boolean alive() {
        return session.opened().link().transport().alive();
    }

    /** How the process ended, if it is one and has. */
    public Optional<Integer> exitCode() {
        return session.opened().link().transport().exitCode();
    }

    /** The end of what the process wrote to stderr so far, at most 16 KiB. */
    public String stderrTail() {
        return session.opened().link().transport().stderrTail();
    }

    /** Waits until nothing has arrived for {@link Limits#quiet()}, so that late second answers are seen. */
    public void settle() throws InterruptedException {
        settle(limits.quiet());
    }

    /** Waits until nothing has arrived for {@code quiet}, so that late second answers are seen; at most ten times that. */
    public void settle(Duration quiet) throws InterruptedException {
        recorder.awaitQuiet(quiet, quiet.multipliedBy(10));
    }

    /** Ends the session and the whole process tree. What the target does on being ended is no finding. */
    @Override
    public void close() {
        conversation().close();
    }

    private Map<String, String> mirrored(String method, ObjectNode params) {
        boolean call =
                method.equals("tools/call") && session.opened().revision().stateless();
        Optional<ObjectNode> tool =
                Optional.ofNullable(call ? listed.get(params.path("name").asText()) : null);
        return tool.map(t -> HeaderValue.mirrored(t, params.path("arguments"))).orElse(Map.of());
    }

    private RequestCorrelator conversation() {
        return session.conversation();
    }

    private static Answer await(CompletableFuture<Answer> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException never) {
            throw new IllegalStateException(never);
        }
    }
}

package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.peer.Sessions.Session;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.PeerLog;
import org.contexttck.harness.wire.Revision;
import org.contexttck.json.Json;

/** One HTTP request to the fixture and its answer. */
final class FixtureExchange {

    private static final String SESSION = "Mcp-Session-Id";
    private static final String VERSION = "MCP-Protocol-Version";
    private static final String EVENTS = "text/event-stream";
    private static final String JSON = "application/json";

    private final HttpExchange exchange;
    private final PeerLog log;
    private final FixtureOptions options;
    private final FixtureAnswers answers;
    private final Sessions sessions;
    private final CallDesk desk;

    FixtureExchange(HttpExchange exchange, PeerLog log, FixtureOptions options, Sessions sessions, CallDesk desk) {
        this.exchange = exchange;
        this.log = log;
        this.options = options;
        this.answers = new FixtureAnswers(options);
        this.sessions = sessions;
        this.desk = desk;
    }

    void post() throws IOException, InterruptedException {
        byte[] body = HttpBody.read(exchange, Limits.defaults().maxMessageBytes());
        Message message = log.jsonRpc(body, HttpBody.facts(exchange));
        if (message.json().isEmpty()) {
            send(
                    400,
                    Rpc.error(Optional.empty(), Rpc.INVALID_REQUEST, "Not one JSON-RPC 2.0 message", Optional.empty()));
            return;
        }
        JsonNode json = message.json().get();
        checkTypes(message);
        if (json.path("method").asText().equals("initialize") && json.has("id")) {
            initialize(message, json);
        } else if (isStateless(json)) {
            stateless(message, json);
        } else {
            inSession(message, json);
        }
    }

    private void checkTypes(Message message) {
        if (!header("Content-Type").toLowerCase(Locale.ROOT).startsWith(JSON)) {
            log.anomaly(
                    Kind.HTTP_CONTENT_TYPE,
                    "POST with the content type \"" + header("Content-Type") + "\"",
                    message.order());
        }
        if (!accepts(JSON) || !accepts(EVENTS)) {
            String why = "POST accepts \"" + header("Accept") + "\", not both " + JSON + " and " + EVENTS;
            log.anomaly(Kind.HTTP_HEADER, why, message.order());
        }
    }

    private boolean isStateless(JsonNode json) {
        boolean said = json.path("params").path("_meta").has(StatelessCheck.VERSION_KEY)
                || header(VERSION).equals(Revision.V2026_07_28.text());
        return said && answers.speaksStateless();
    }

    private void initialize(Message message, JsonNode json) throws IOException {
        Optional<JsonNode> id = Optional.of(json.get("id"));
        JsonNode asked = json.path("params").path("protocolVersion");
        Optional<Revision> agreed = answers.agree(asked);
        if (agreed.isEmpty()) {
            refuse(400, id, StatelessCheck.unsupported(asked.asText()));
            return;
        }
        Session session = sessions.begin(agreed.get());
        exchange.getResponseHeaders().set(SESSION, session.id());
        answer(Rpc.result(json.get("id"), Json.write(answers.initialized(agreed.get()))), 1, orders -> {});
    }

    private void stateless(Message message, JsonNode json) throws IOException, InterruptedException {
        if (!json.has("id") || !json.has("method")) {
            HttpBody.empty(exchange, 202);
            return;
        }
        Optional<StatelessCheck.Refusal> refusal = StatelessCheck.refuse(json, this::header);
        if (refusal.isPresent()) {
            if (refusal.get().code() != Rpc.UNSUPPORTED_VERSION) {
                boolean byHeader = refusal.get().code() == Rpc.HEADER_MISMATCH;
                log.anomaly(
                        byHeader ? Kind.HTTP_HEADER : Kind.NOT_A_MESSAGE,
                        refusal.get().message(),
                        message.order());
            }
            refuse(400, Optional.of(json.get("id")), refusal.get());
            return;
        }
        request(message, json, Revision.V2026_07_28, "");
    }

    private void inSession(Message message, JsonNode json) throws IOException, InterruptedException {
        Optional<Session> session = session(message);
        if (session.isEmpty()) {
            return;
        }
        String version = header(VERSION);
        Revision spoken = session.get().revision();
        if (!version.equals(spoken.text()) && spoken.compareTo(Revision.V2025_06_18) >= 0) {
            String given = version.isEmpty() ? "is missing" : "is \"" + version + "\"";
            log.anomaly(
                    Kind.HTTP_HEADER,
                    "the header " + VERSION + " " + given + ", agreed was " + spoken.text(),
                    message.order());
        }
        if (!version.isEmpty() && Revision.of(version).isEmpty()) {
            refuse(400, Optional.ofNullable(json.get("id")), StatelessCheck.unsupported(version));
        } else if (json.has("id") && json.has("method")) {
            request(message, json, spoken, session.get().id());
        } else {
            if (json.path("method").asText().equals("notifications/cancelled")) {
                desk.cancel(key(session.get().id(), json.path("params").path("requestId")));
            }
            HttpBody.empty(exchange, 202);
        }
    }

    /** The session of this request; without one it has been answered. */
    private Optional<Session> session(Message message) throws IOException {
        String id = header(SESSION);
        Optional<Session> session = sessions.find(id);
        if (session.isEmpty()) {
            String why = id.isEmpty()
                    ? "no session: " + SESSION + " is missing"
                    : "this session does not exist or has ended";
            // Some clients ask for a stream before they have a session; that is no message, and refusing it is all it
            // needs.
            if (message.json().isPresent()) {
                log.anomaly(Kind.HTTP_HEADER, why, message.order());
            }
            Optional<JsonNode> request = message.json().map(json -> json.get("id"));
            send(id.isEmpty() ? 400 : 404, Rpc.error(request, Rpc.INVALID_REQUEST, why, Optional.empty()));
        }
        return session;
    }

    private void request(Message message, JsonNode json, Revision revision, String session)
            throws IOException, InterruptedException {
        JsonNode id = json.get("id");
        String method = json.path("method").asText();
        JsonNode params = json.path("params");
        Optional<ObjectNode> known = answers.of(method, revision);
        if (known.isPresent()) {
            String result = Json.write(known.get());
            answer(Rpc.result(id, revision.stateless() ? Rpc.complete(result) : result), 1, orders -> {});
        } else if (!method.equals("tools/call")) {
            String text =
                    Rpc.error(Optional.of(id), Rpc.METHOD_NOT_FOUND, "Method not found: " + method, Optional.empty());
            send(revision.stateless() ? 404 : 200, text);
        } else if (!answers.lists(params.path("name").asText())) {
            String why = "Unknown tool: " + params.path("name").asText();
            send(200, Rpc.error(Optional.of(id), Rpc.INVALID_PARAMS, why, Optional.empty()));
        } else {
            JsonNode arguments = params.path("arguments").isObject() ? params.get("arguments") : Json.object();
            desk.serve(
                    new CallDesk.Arrived(
                            id,
                            params.get("name").asText(),
                            arguments,
                            key(session, id),
                            message.order(),
                            revision.stateless()),
                    this::answer);
        }
    }

    void get() throws IOException, InterruptedException {
        Message message = log.bare(HttpBody.facts(exchange));
        boolean stateless = header(VERSION).equals(Revision.V2026_07_28.text());
        if (stateless || !options.serverStream() || !accepts(EVENTS)) {
            notAllowed();
            return;
        }
        Optional<Session> session = session(message);
        if (session.isPresent()) {
            try (EventStream stream = EventStream.open(exchange)) {
                stream.comment("open");
                session.get().ended().await();
            }
        }
    }

    void delete() throws IOException {
        Message message = log.bare(HttpBody.facts(exchange));
        Optional<Session> session = session(message);
        if (session.isPresent()) {
            sessions.end(session.get());
            HttpBody.empty(exchange, 200);
        }
    }

    void notAllowed() throws IOException {
        exchange.getResponseHeaders().set("Allow", "POST");
        HttpBody.empty(exchange, 405);
    }

    private void answer(String text, int times, Consumer<List<Long>> recorded) throws IOException {
        boolean stream = accepts(EVENTS) && (options.events() || times > 1 || !accepts(JSON));
        Map<String, String> facts = new HashMap<>(Map.of("http.status", "200"));
        facts.put("http.content-type", stream ? EVENTS : JSON);
        if (stream) {
            facts.put("sse.event", "message");
        }
        Optional.ofNullable(exchange.getResponseHeaders().getFirst(SESSION))
                .ifPresent(begun -> facts.put("header.mcp-session-id", begun));
        List<Long> orders = new ArrayList<>();
        int all = stream ? times : 1;
        for (int i = 0; i < all; i++) {
            log.sent(text, facts, message -> {
                orders.add(message.order());
                if (orders.size() == all) {
                    recorded.accept(List.copyOf(orders));
                }
            });
        }
        if (!stream) {
            HttpBody.json(exchange, 200, text);
            return;
        }
        try (EventStream events = EventStream.open(exchange)) {
            for (int i = 0; i < orders.size(); i++) {
                events.event("message", text);
            }
        }
    }

    private void refuse(int status, Optional<JsonNode> id, StatelessCheck.Refusal refusal) throws IOException {
        send(status, Rpc.error(id, refusal.code(), refusal.message(), refusal.data()));
    }

    private void send(int status, String text) throws IOException {
        Map<String, String> facts = Map.of("http.status", Integer.toString(status), "http.content-type", JSON);
        log.sent(text, facts);
        HttpBody.json(exchange, status, text);
    }

    private boolean accepts(String type) {
        String accept = header("Accept").toLowerCase(Locale.ROOT);
        return accept.contains(type) || accept.contains("*/*");
    }

    private String header(String name) {
        return HttpBody.header(exchange, name);
    }

    private static String key(String session, JsonNode id) {
        return session + " " + Json.write(id);
    }
}

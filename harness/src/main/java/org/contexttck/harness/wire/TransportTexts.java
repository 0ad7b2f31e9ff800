package org.contexttck.harness.wire;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.contexttck.harness.wire.TransportFacts.Carrier;
import org.contexttck.harness.wire.TransportFacts.Event;
import org.contexttck.harness.wire.TransportFacts.Line;
import org.contexttck.harness.wire.TransportFacts.Request;
import org.contexttck.harness.wire.TransportFacts.Response;
import org.contexttck.harness.wire.TransportFacts.Unknown;
import org.contexttck.harness.wire.TransportFacts.WebSocket;

/** The facts of a message as the member {@code transport} of a transcript's line, schemas/kit/transcript-line.schema.json. */
record TransportTexts(Map<String, String> all) {

    private static final String HEADER = "header.";
    private static final String SESSION = HEADER + "mcp-session-id";

    static SortedMap<String, String> of(TransportFacts facts) {
        SortedMap<String, String> texts = new TreeMap<>();
        if (facts.carrier() instanceof Line line) {
            texts.put("stdio.line-end", line.end());
        } else if (facts.carrier() instanceof Request request) {
            texts.put("http.method", request.method());
            request.path().ifPresent(path -> texts.put("http.path", path));
            request.headers().forEach((name, value) -> texts.put(HEADER + name, value));
            request.model().ifPresent(kind -> texts.put("model", kind));
        } else if (facts.carrier() instanceof Response response) {
            texts.put("http.status", Integer.toString(response.status()));
            response.contentType().ifPresent(type -> texts.put("http.content-type", type));
            response.answers().ifPresent(order -> texts.put("http.answers", Long.toString(order)));
            response.session().ifPresent(id -> texts.put(SESSION, id));
            response.event().ifPresent(event -> {
                texts.put("sse.event", event.type());
                event.id().ifPresent(id -> texts.put("sse.id", id));
            });
            if (response.torn()) {
                texts.put("http.torn", "true");
            }
        } else if (facts.carrier() instanceof WebSocket webSocket) {
            texts.put("ws.frame", webSocket.frame());
            webSocket.frames().ifPresent(frames -> texts.put("ws.frames", Integer.toString(frames)));
            webSocket.seat().ifPresent(number -> texts.put("ws.seat", Integer.toString(number)));
        }
        facts.truncated().ifPresent(size -> texts.put("truncated", Long.toString(size)));
        facts.malformed().ifPresent(bytes -> texts.put("malformed", bytes));
        if (facts.probe()) {
            texts.put("probe", "true");
        }
        return texts;
    }

    TransportFacts facts() {
        return new TransportFacts(carrier(), whole("truncated"), get("malformed"), all.containsKey("probe"));
    }

    private Carrier carrier() {
        if (all.containsKey("stdio.line-end")) {
            return new Line(all.get("stdio.line-end"));
        } else if (number("http.status").isPresent()) {
            return response();
        } else if (all.containsKey("http.method")) {
            SortedMap<String, String> headers = new TreeMap<>();
            all.forEach((name, value) -> {
                if (name.startsWith(HEADER)) {
                    headers.put(name.substring(HEADER.length()), value);
                }
            });
            return new Request(all.get("http.method"), get("http.path"), headers, get("model"));
        }
        return all.containsKey("ws.frame")
                ? new WebSocket(all.get("ws.frame"), number("ws.frames"), number("ws.seat"))
                : new Unknown();
    }

    private Response response() {
        return new Response(
                number("http.status").getAsInt(),
                get("http.content-type"),
                whole("http.answers"),
                all.containsKey("http.torn"),
                get(SESSION),
                get("sse.event").map(type -> new Event(type, get("sse.id"))));
    }

    private Optional<String> get(String name) {
        return Optional.ofNullable(all.get(name));
    }

    private OptionalLong whole(String name) {
        try {
            return all.containsKey(name) ? OptionalLong.of(Long.parseLong(all.get(name))) : OptionalLong.empty();
        } catch (NumberFormatException none) {
            return OptionalLong.empty();
        }
    }

    private OptionalInt number(String name) {
        OptionalLong whole = whole(name);
        boolean fits = whole.isPresent() && whole.getAsLong() == (int) whole.getAsLong();
        return fits ? OptionalInt.of((int) whole.getAsLong()) : OptionalInt.empty();
    }
}

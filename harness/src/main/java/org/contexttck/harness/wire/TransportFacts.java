package org.contexttck.harness.wire;

import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What went over the wire with a message beside its text. A transcript holds it as an object of texts, whose keys are known to
 * {@link #texts()} and {@link #of(Map)} alone.
 *
 * @param carrier what carried it
 * @param truncated the full size in bytes, if the text was cut
 * @param malformed what stands in the text as U+FFFD, see {@link Malformed}; empty if all of it is as it came
 * @param probe whether it belongs to finding out the era of the target
 */
public record TransportFacts(Carrier carrier, OptionalLong truncated, Optional<String> malformed, boolean probe) {

    /** Of a message of which nothing is to be told. */
    public static final TransportFacts NONE = of(new Unknown());

    /** What carries messages. */
    public sealed interface Carrier {}

    /** One that adds nothing. */
    public record Unknown() implements Carrier {}

    /** A stream of lines. @param end of the line: LF, CRLF, or none */
    public record Line(String end) implements Carrier {}

    /**
     * An HTTP request.
     *
     * @param path empty where it is always the same
     * @param headers by names in lower case; no credentials among them
     * @param model for the kit's model service: what the request is taken for, {@code prompt}, {@code aside} or {@code other}
     */
    public record Request(
            String method, Optional<String> path, SortedMap<String, String> headers, Optional<String> model)
            implements Carrier {

        public Request {
            headers = lowerCase(headers);
        }

        public static Request of(String method, Map<String, String> headers) {
            return new Request(method, Optional.empty(), new TreeMap<>(headers), Optional.empty());
        }

        /** The value of a header; empty if it is not there. @param name in lower case */
        public Optional<String> header(String name) {
            return Optional.ofNullable(headers.get(name));
        }
    }

    /**
     * An HTTP response, or an event of one.
     *
     * @param answers the order of the message that was POSTed
     * @param torn whether the body broke off
     * @param session the header {@code MCP-Session-Id}
     * @param event the event, in a stream of them
     */
    public record Response(
            int status,
            Optional<String> contentType,
            OptionalLong answers,
            boolean torn,
            Optional<String> session,
            Optional<Event> event)
            implements Carrier {

        public static Response of(int status, String contentType) {
            return new Response(
                    status, Optional.of(contentType), OptionalLong.empty(), false, Optional.empty(), Optional.empty());
        }

        public Response withTorn(boolean broken) {
            return new Response(status, contentType, answers, broken, session, event);
        }

        public Response with(Event one) {
            return new Response(status, contentType, answers, torn, session, Optional.of(one));
        }
    }

    /** A server-sent event. @param id empty if it has none */
    public record Event(String type, Optional<String> id) {}

    /**
     * A WebSocket message.
     *
     * @param frame {@code text}, {@code binary}, or {@code opcode} and its number
     * @param frames the number of frames it came in
     * @param seat the number of the connection to the kit's gateway, from the second on
     */
    public record WebSocket(String frame, OptionalInt frames, OptionalInt seat) implements Carrier {

        public static final String TEXT = "text";

        /** A message of text. */
        public static WebSocket text() {
            return new WebSocket(TEXT, OptionalInt.empty(), OptionalInt.empty());
        }

        public boolean isText() {
            return frame.equals(TEXT);
        }
    }

    public static TransportFacts of(Carrier carrier) {
        return new TransportFacts(carrier, OptionalLong.empty(), Optional.empty(), false);
    }

    /** The request that carried it; empty if it was none. */
    public Optional<Request> request() {
        return carrier instanceof Request request ? Optional.of(request) : Optional.empty();
    }

    /** The response that carried it; empty if it was none. */
    public Optional<Response> response() {
        return carrier instanceof Response response ? Optional.of(response) : Optional.empty();
    }

    /** Whether it is a WebSocket message of text. */
    public boolean webSocketText() {
        return carrier instanceof WebSocket webSocket && webSocket.isText();
    }

    TransportFacts withTruncated(long size) {
        return new TransportFacts(carrier, OptionalLong.of(size), malformed, probe);
    }

    TransportFacts withMalformed(Optional<String> bytes) {
        return new TransportFacts(carrier, truncated, bytes, probe);
    }

    /** The same, of what belongs to finding out the era of the target, or not. */
    public TransportFacts withProbe(boolean probing) {
        return new TransportFacts(carrier, truncated, malformed, probing);
    }

    /** As a transcript holds them, in the order of their names. */
    public SortedMap<String, String> texts() {
        SortedMap<String, String> texts = new TreeMap<>();
        if (carrier instanceof Line line) {
            texts.put("stdio.line-end", line.end());
        } else if (carrier instanceof Request request) {
            texts.put("http.method", request.method());
            request.path().ifPresent(path -> texts.put("http.path", path));
            request.headers().forEach((name, value) -> texts.put(HEADER + name, value));
            request.model().ifPresent(kind -> texts.put("model", kind));
        } else if (carrier instanceof Response response) {
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
        } else if (carrier instanceof WebSocket webSocket) {
            texts.put("ws.frame", webSocket.frame());
            webSocket.frames().ifPresent(frames -> texts.put("ws.frames", Integer.toString(frames)));
            webSocket.seat().ifPresent(number -> texts.put("ws.seat", Integer.toString(number)));
        }
        truncated.ifPresent(size -> texts.put("truncated", Long.toString(size)));
        malformed.ifPresent(bytes -> texts.put("malformed", bytes));
        if (probe) {
            texts.put("probe", "true");
        }
        return texts;
    }

    /** From a transcript. What is no fact, or has no value that such a fact can have, tells nothing. */
    public static TransportFacts of(Map<String, String> texts) {
        Texts all = new Texts(texts);
        return new TransportFacts(
                all.carrier(), all.whole("truncated"), all.get("malformed"), texts.containsKey("probe"));
    }

    private static final String HEADER = "header.";
    private static final String SESSION = HEADER + "mcp-session-id";

    private static SortedMap<String, String> lowerCase(Map<String, String> headers) {
        SortedMap<String, String> lower = new TreeMap<>();
        headers.forEach((name, value) -> lower.put(name.toLowerCase(Locale.ROOT), value));
        return Collections.unmodifiableSortedMap(lower);
    }

    private record Texts(Map<String, String> all) {

        Carrier carrier() {
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

        Optional<String> get(String name) {
            return Optional.ofNullable(all.get(name));
        }

        OptionalLong whole(String name) {
            try {
                return all.containsKey(name) ? OptionalLong.of(Long.parseLong(all.get(name))) : OptionalLong.empty();
            } catch (NumberFormatException none) {
                return OptionalLong.empty();
            }
        }

        OptionalInt number(String name) {
            OptionalLong whole = whole(name);
            boolean fits = whole.isPresent() && whole.getAsLong() == (int) whole.getAsLong();
            return fits ? OptionalInt.of((int) whole.getAsLong()) : OptionalInt.empty();
        }
    }
}

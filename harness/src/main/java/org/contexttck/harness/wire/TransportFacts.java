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
 * {@link TransportTexts} alone.
 *
 * @param carrier what carried it
 * @param truncated the full size in bytes, if the text was cut
 * @param malformed what stands in the text as U+FFFD, see {@link MalformedUtf8}; empty if all of it is as it came
 * @param probe whether it belongs to finding out the era of the target
 */
public record TransportFacts(Carrier carrier, OptionalLong truncated, Optional<String> malformed, boolean probe) {

    /** Of a message of which nothing is to be told. */
    public static final TransportFacts NONE = of(new Unknown());

    private static final int HTTP_REDIRECTS = 300;
    private static final int HTTP_NOT_FOUND = 404;

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
            SortedMap<String, String> lower = new TreeMap<>();
            headers.forEach((name, value) -> lower.put(name.toLowerCase(Locale.ROOT), value));
            headers = Collections.unmodifiableSortedMap(lower);
        }

        public static Request of(String method, Map<String, String> headers) {
            return new Request(method, Optional.empty(), new TreeMap<>(headers), Optional.empty());
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

        /** The same, as the answer to a message. @param order of that message */
        public Response answering(long order) {
            return new Response(status, contentType, OptionalLong.of(order), torn, session, event);
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

    /** A header of the request that carried it. @param name in lower case */
    public Optional<String> header(String name) {
        return request()
                .flatMap(request -> Optional.ofNullable(request.headers().get(name)));
    }

    /** Whether it is the body of an HTTP response that is no success. */
    public boolean refused() {
        return carrier instanceof Response response && response.status() >= HTTP_REDIRECTS;
    }

    /** Whether it is the body of an HTTP response that knows no such thing, a session perhaps. */
    public boolean notFound() {
        return carrier instanceof Response response && response.status() == HTTP_NOT_FOUND;
    }

    /** Whether it is a line of a stream. */
    public boolean lined() {
        return carrier instanceof Line;
    }

    /** Whether it is an event of a stream. */
    public boolean event() {
        return carrier instanceof Response response && response.event().isPresent();
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
        return TransportTexts.of(this);
    }

    /** From a transcript. What is no fact, or has no value that such a fact can have, tells nothing. */
    public static TransportFacts of(Map<String, String> texts) {
        return new TransportTexts(texts).facts();
    }
}

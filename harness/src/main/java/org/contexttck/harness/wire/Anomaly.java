package org.contexttck.harness.wire;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Something on the wire that is no proper message or answer (W-S-01, W-S-02, W-S-03, W-S-05), or a
 * note that belongs to it; never an exception.
 *
 * @param kind what sort of fault it is
 * @param text one line for a reader
 * @param order of the message it belongs to, 0 if none
 */
public record Anomaly(Kind kind, String text, long order) {

    private static final String BETWEEN = ": ";

    /** Kind and text in one line, as transcripts have it, for example {@code unknown-id: an answer with id 7}. */
    public String line() {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-') + BETWEEN + text;
    }

    /** What {@link #line()} has said; empty if the line is none of that sort. @param order of the message it belongs to, 0 if none */
    public static Optional<Anomaly> read(String line, long order) {
        int end = line.indexOf(BETWEEN);
        String name =
                line.substring(0, Math.max(0, end)).toUpperCase(Locale.ROOT).replace('-', '_');
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .map(kind -> new Anomaly(kind, line.substring(end + BETWEEN.length()), order));
    }

    /** The sorts of faults. */
    public enum Kind {
        /** Something other than a message on stdout: a log line, an empty line, a byte order mark. */
        STRAY_OUTPUT,
        /** Looks like a message and is no JSON. */
        UNPARSABLE,
        /** JSON, but no single valid JSON-RPC 2.0 message. */
        NOT_A_MESSAGE,
        BAD_UTF8,
        DUPLICATE_KEY,
        LONE_SURROGATE,
        TOO_LARGE,
        TOO_DEEP,
        /** An answer without id. */
        NULL_ID,
        /** An answer to a request that was never sent. */
        UNKNOWN_ID,
        ANSWERED_TWICE,
        /** A request that got no answer in time, or never can get one any more. */
        UNANSWERED,
        /** A request that got no answer in time, while nothing showed that the target could have given one: no fault. */
        UNCLEAR,
        /** A request from the server in a revision where servers send none. */
        UNEXPECTED_REQUEST,
        /** So many messages nobody asked for that the rest is only counted. */
        FLOOD,
        /** The process ended by itself. */
        EXITED,
        /** A stream or connection was closed by the target. */
        CLOSED,
        /** A session ended, as MCP lets a server end it at any time: the client begins another one, and nobody is to blame. */
        SESSION_ENDED,
        HTTP_STATUS,
        HTTP_CONTENT_TYPE,
        /** A header that MCP asks for is missing or contradicts the message. */
        HTTP_HEADER,
        HTTP_BODY,
        /** A WebSocket frame that is wrong in itself or in its place, or is binary where text belongs. */
        WS_FRAME,
        /** A WebSocket connection ended in due form, or because the kit ended it: no fault. */
        ENDED
    }
}

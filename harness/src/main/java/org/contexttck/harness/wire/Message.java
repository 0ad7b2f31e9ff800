package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonLimits;
import org.contexttck.json.JsonNote;
import org.contexttck.json.JsonProblem;
import org.contexttck.json.Parsed;

/**
 * One message exactly as it went over the wire.
 *
 * @param order counts from 1 over the whole connection, both directions together
 * @param direction which way it went
 * @param raw the text without its framing (no line end, no SSE field names); only the beginning when it was cut
 * @param json the parsed text; empty when it is no JSON, was cut, or there is no body (HTTP DELETE, an empty answer)
 * @param notes what strict reading found although the text could be read
 * @param transport facts of the carrier: {@code stdio.line-end} (LF, CRLF, none), {@code http.method},
 *     {@code http.status}, {@code http.content-type}, {@code http.answers} (the order of the message that was POSTed),
 *     {@code http.torn} ({@code true} on a body that broke off), {@code header.*} (only headers of MCP, never credentials),
 *     {@code sse.event}, {@code sse.id}, {@code truncated} (the full size in bytes, when {@code raw} was cut), {@code
 *     malformed} (what stands in the text as U+FFFD, see {@link MalformedUtf8}) and {@code probe} ({@code true} on what belongs to finding out the era of the target)
 * @param nanos time since the connection began
 */
public record Message(
        long order,
        Direction direction,
        String raw,
        Optional<JsonNode> json,
        List<JsonNote> notes,
        Map<String, String> transport,
        long nanos) {

    public Message {
        notes = List.copyOf(notes);
        transport = Map.copyOf(transport);
    }

    /**
     * A message as it stands in a transcript, read as it was when it came: as JSON with notes, if it can be.
     *
     * @param maxDepth a message nested deeper is not read
     */
    public static Message read(
            long order, Direction direction, String raw, Map<String, String> transport, long nanos, int maxDepth) {
        boolean cut = transport.containsKey(Frame.TRUNCATED);
        try {
            Optional<Parsed> parsed = cut || raw.isEmpty()
                    ? Optional.empty()
                    : Optional.of(Json.read(
                            raw.startsWith("\uFEFF") ? raw.substring(1) : raw,
                            JsonLimits.defaults().withMaxDepth(maxDepth)));
            return new Message(
                    order,
                    direction,
                    raw,
                    parsed.map(Parsed::node),
                    parsed.map(Parsed::notes).orElse(List.of()),
                    transport,
                    nanos);
        } catch (JsonProblem none) {
            return new Message(order, direction, raw, Optional.empty(), List.of(), transport, nanos);
        }
    }

    /** Whether this message only serves to find out which era the target speaks; a legacy target may refuse it. */
    public boolean probe() {
        return transport.containsKey("probe");
    }
}

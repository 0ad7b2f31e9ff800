package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
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
 * @param transport what went over the wire beside the text
 * @param nanos time since the connection began
 */
public record Message(
        long order,
        Direction direction,
        String raw,
        Optional<JsonNode> json,
        List<JsonNote> notes,
        TransportFacts transport,
        long nanos) {

    private static final int KEPT = 128 << 10;

    public Message {
        notes = List.copyOf(notes);
    }

    /**
     * A message as it stands in a transcript, read as it was when it came: as JSON with notes, if it can be.
     *
     * @param maxDepth a message nested deeper is not read; 0 for one that could not be read then
     */
    public static Message read(
            long order, Direction direction, String raw, TransportFacts transport, long nanos, int maxDepth) {
        boolean cut = transport.truncated().isPresent();
        try {
            Optional<Parsed> parsed = cut || raw.isEmpty() || maxDepth == 0
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

    /** The same, unread and no longer than evidence shows it. */
    Message withoutJson() {
        return new Message(order, direction, shown(), Optional.empty(), notes, transport, nanos);
    }

    /** The text as evidence shows it: all of it, or its beginning and how long it is. */
    public String shown() {
        if (raw.length() <= KEPT) {
            return raw;
        }
        int cut = Character.isHighSurrogate(raw.charAt(KEPT - 1)) ? KEPT - 1 : KEPT;
        return raw.substring(0, cut) + "… (" + raw.length() + " characters)";
    }

    /** Whether this message only serves to find out which era the target speaks; a legacy target may refuse it. */
    public boolean probe() {
        return transport.probe();
    }
}

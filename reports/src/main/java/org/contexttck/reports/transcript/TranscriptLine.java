package org.contexttck.reports.transcript;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One line of a transcript: a message, or something on the wire that is no message.
 *
 * @param seq number of the line in the whole run, all connections together, from 1: what caused something has a smaller one
 * @param order number of the message on its connection, from 1; 0 if it belongs to none
 * @param direction which way it went, or that it is none
 * @param nanos nanoseconds since the transcript began
 * @param text the message exactly as it went over the wire
 * @param transport what the transport added, such as {@code http.status}
 * @param note what is to be said about it; may be empty
 * @param chain ties the line to all lines before it, see {@link TranscriptChain}; empty until it is written
 */
public record TranscriptLine(
        long seq,
        long order,
        Way direction,
        long nanos,
        String text,
        Map<String, String> transport,
        String note,
        String chain) {

    /** A line that is not written yet. */
    public TranscriptLine(
            long seq, long order, Way direction, long nanos, String text, Map<String, String> transport, String note) {
        this(seq, order, direction, nanos, text, transport, note, "");
    }

    /** Which way a line went, seen from the kit. */
    public enum Way {
        /** From the kit to the target. */
        SENT,

        /** From the target to the kit. */
        RECEIVED,

        /** Something that is no proper message. */
        ANOMALY,

        /** What the kit notes of itself, and no finding. */
        NOTE
    }

    /** Copies the map, keeping its order. */
    public TranscriptLine {
        transport = Collections.unmodifiableMap(new LinkedHashMap<>(transport));
    }
}

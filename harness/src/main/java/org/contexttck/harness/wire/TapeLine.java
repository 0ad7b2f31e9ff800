package org.contexttck.harness.wire;

import java.util.Map;

/**
 * One line of a recorded connection.
 *
 * @param seq its number in the whole run: what caused something has a smaller one
 * @param order of the message on its connection; of an anomaly, the message it belongs to, or 0
 * @param kind what it is
 * @param raw the message as it went over the wire, but for secrets
 * @param facts what {@link Message#transport()} was
 * @param note of an anomaly, its kind in small letters with hyphens, a colon, a blank, and the text
 */
public record TapeLine(long seq, long order, Kind kind, String raw, Map<String, String> facts, String note) {

    /** What a line can be. */
    public enum Kind {
        /** By the kit. */
        SENT,
        /** By the target. */
        RECEIVED,
        ANOMALY
    }

    public TapeLine {
        facts = Map.copyOf(facts);
    }
}

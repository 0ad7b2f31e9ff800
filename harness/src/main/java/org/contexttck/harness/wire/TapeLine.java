package org.contexttck.harness.wire;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;

/**
 * One line of a recorded connection.
 *
 * @param seq its number in the whole run: what caused something has a smaller one
 * @param order of the message on its connection; of an anomaly, the message it belongs to, or 0
 * @param kind what it is
 * @param raw the message as it went over the wire, but for secrets
 * @param facts what {@link Message#transport()} was, or {@link CarrierEvent#facts()}
 * @param note of an anomaly, its kind in small letters with hyphens, a colon, a blank, and the text; of a note of
 *     the kit, what it is; of a {@link CarrierEvent}, what happened, in small letters with hyphens
 */
public record TapeLine(long seq, long order, Kind kind, String raw, Map<String, String> facts, String note) {

    /** What a line can be. */
    public enum Kind {
        /** By the kit. */
        SENT,
        /** By the target. */
        RECEIVED,
        /** An {@link Anomaly}. */
        ANOMALY,
        /** What the kit noted of itself: {@link WireListener#note}. */
        NOTE,
        /** A {@link CarrierEvent}. */
        CARRIER
    }

    public TapeLine {
        facts = Map.copyOf(facts);
    }

    /** The message as it went over the wire, with what of it was no UTF-8; of one that was cut, the beginning. */
    public byte[] bytes() {
        String malformed = facts.getOrDefault("malformed", "");
        return malformed.isEmpty() ? raw.getBytes(StandardCharsets.UTF_8) : Malformed.bytes(raw, malformed);
    }

    /** Whether the kit did this, so that it is waited for when the recording is played. */
    boolean byKit() {
        return kind == Kind.SENT || is(CarrierEvent.What.CLOSING);
    }

    /** Whether it is this of the carrier. */
    boolean is(CarrierEvent.What what) {
        return kind == Kind.CARRIER
                && note.equals(what.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}

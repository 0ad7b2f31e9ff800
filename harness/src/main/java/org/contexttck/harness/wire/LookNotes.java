package org.contexttck.harness.wire;

import java.util.Locale;
import org.contexttck.harness.wire.Anomaly.Kind;

/** What a {@link Lookout} notes, and how it counts. */
final class LookNotes {

    private static final String KIT = "kit: ";
    private static final String BEGIN = "begin ";

    private int part;
    private int looks;

    /** The note of the next look. */
    String next() {
        return "look " + part + "." + (++looks);
    }

    /** The note that a part begins. */
    String begin(int number, String state) {
        part = number;
        looks = 0;
        return beginning(number) + state;
    }

    static String beginning(int number) {
        return BEGIN + number + ": ";
    }

    /** Tells a note of the kit. */
    static void tell(WireListener notes, String note) {
        notes.note(KIT + note, "");
    }

    /** The text of a recorded note of the kit; empty if the line is something else. */
    static String text(TapeLine line) {
        return behind(KIT, line);
    }

    /** The text of a recorded anomaly of this kind; empty if the line is something else. */
    static String text(TapeLine line, Kind kind) {
        return behind(kind.name().toLowerCase(Locale.ROOT).replace('_', '-') + ": ", line);
    }

    static String behind(String start, TapeLine line) {
        return line.note().startsWith(start) ? line.note().substring(start.length()) : "";
    }
}

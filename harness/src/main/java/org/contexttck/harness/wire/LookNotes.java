package org.contexttck.harness.wire;

import java.util.Locale;
import org.contexttck.harness.wire.Anomaly.Kind;

/** What a {@link Lookout} notes, and how it counts. */
final class LookNotes {

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

    static Anomaly anomaly(String note) {
        return new Anomaly(Kind.KIT, note, 0);
    }

    /** The text of a recorded note or anomaly of this kind; empty text if it is of another. */
    static String text(TapeLine line, Kind kind) {
        String start = kind.name().toLowerCase(Locale.ROOT).replace('_', '-') + ": ";
        return line.note().startsWith(start) ? line.note().substring(start.length()) : "";
    }
}

package org.contexttck.harness.wire;

import java.time.Duration;

/** Foreign text and durations made fit for one line of a report. */
public final class OneLine {

    private static final int LONGEST = 200;

    private OneLine() {}

    /** Control characters and line ends become spaces; cut after 200 characters. */
    public static String of(String text) {
        return of(text, LONGEST);
    }

    /** The same, cut after so many characters. */
    public static String of(String text, int most) {
        String line = text.substring(0, Math.min(text.length(), 4 * most))
                .replaceAll("[\\p{Cntrl}\\s]+", " ")
                .strip();
        return line.length() <= most ? line : line.substring(0, most) + "…";
    }

    /** The end of a text, from the beginning of a line if one begins there. */
    public static String end(String text) {
        String stripped = text.strip();
        String end = stripped.substring(Math.max(0, stripped.length() - LONGEST));
        int line = end.length() < stripped.length() ? end.indexOf('\n') + 1 : 0;
        return of(end.substring(line));
    }

    /** Such as {@code 20 s} or {@code 500 ms}. */
    public static String of(Duration duration) {
        long millis = duration.toMillis();
        return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
    }
}

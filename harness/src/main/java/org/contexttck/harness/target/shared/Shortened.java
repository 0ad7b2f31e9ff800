package org.contexttck.harness.target.shared;

import java.time.Duration;

/** Foreign text and durations made fit for one line of a report. */
public final class Shortened {

    private Shortened() {}

    /** Control characters and line ends become spaces; cut after so many characters. */
    public static String line(String text, int most) {
        String line = text.substring(0, Math.min(text.length(), 4 * most))
                .replaceAll("[\\p{Cntrl}\\s]+", " ")
                .strip();
        return line.length() <= most ? line : line.substring(0, most) + "…";
    }

    /** Such as {@code 20 s} or {@code 500 ms}. */
    public static String duration(Duration duration) {
        long millis = duration.toMillis();
        return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
    }
}

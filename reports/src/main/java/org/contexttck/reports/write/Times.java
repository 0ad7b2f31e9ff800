package org.contexttck.reports.write;

import java.util.Locale;

/** Durations for people. */
final class Times {

    private Times() {}

    /** @return such as {@code 12 ms}, {@code 3.4 s} or {@code 2 min 05 s} */
    static String text(long millis) {
        if (millis < 1_000) {
            return millis + " ms";
        }
        if (millis < 60_000) {
            return String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
        }
        return String.format(Locale.ROOT, "%d min %02d s", millis / 60_000, millis / 1_000 % 60);
    }

    /** @return seconds with three digits, as JUnit files have them */
    static String seconds(long millis) {
        return String.format(Locale.ROOT, "%d.%03d", millis / 1_000, millis % 1_000);
    }
}

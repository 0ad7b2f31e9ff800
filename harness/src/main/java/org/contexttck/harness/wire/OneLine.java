package org.contexttck.harness.wire;

import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/** Foreign text and durations made fit for one line of a report. */
public final class OneLine {

    private static final int LONGEST = 200;

    private static final Pattern COMPLAINT = Pattern.compile("(?=\\S).*(?:[Ee]rror|[Ee]xception|[Pp]anic|[Ff]atal)");

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

    /** What a program complained of last: the last line that says so, stack frames aside, or else the last one of all. */
    public static String complaint(String stderr) {
        List<String> lines = stderr.lines().filter(line -> !line.isBlank()).toList();
        String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1);
        return of(lines.stream()
                .filter(OneLine::complains)
                .reduce((one, other) -> other)
                .orElse(last));
    }

    /** Whether a line that a program wrote tells of an error; a stack frame does not. */
    public static boolean complains(String line) {
        return COMPLAINT.matcher(line).lookingAt();
    }

    /** Such as {@code 20 s} or {@code 500 ms}. */
    public static String of(Duration duration) {
        long millis = duration.toMillis();
        return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
    }
}

package org.contexttck.harness.oracle;

/** Lines of a text: a line feed ends one, a final line feed ends the last without adding another (R45). */
public final class Lines {

    private Lines() {}

    /** How many lines a text has; none if it is empty. */
    public static long count(String text) {
        long ends = text.chars().filter(c -> c == '\n').count();
        return text.isEmpty() || text.endsWith("\n") ? ends : ends + 1;
    }

    /** The first lines, each with its line end. @param lines 0 or more */
    static String first(String text, long lines) {
        int end = 0;
        for (long line = 0; line < lines && end < text.length(); line++) {
            int feed = text.indexOf('\n', end);
            end = feed < 0 ? text.length() : feed + 1;
        }
        return text.substring(0, end);
    }

    /** The last lines, each with its line end if it has one. @param lines 0 or more */
    static String last(String text, long lines) {
        int start = text.length();
        for (long line = 0; line < lines && start > 0; line++) {
            start = text.lastIndexOf('\n', start - 2) + 1;
        }
        return text.substring(start);
    }

    /** The text without its final line feed, if it has one. */
    static String withoutFinalEnd(String text) {
        return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    }
}

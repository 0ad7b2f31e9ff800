package org.contexttck.reports.text;

import java.util.Locale;

/** Keeps a text from a stranger within a size, and says what was cut. */
public final class Bounds {

    /** The most characters of one value that a report holds. */
    public static final int VALUE = 2_000;

    /** The most characters of a name: a tool, a server, a version. */
    public static final int NAME = 200;

    private Bounds() {}

    /** @return the text, or its first {@code most} characters and a note of how many were left out */
    public static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = boundary(text, most);
        return text.substring(0, end) + note(text.length() - end);
    }

    /** @return the text, or its head and tail with a note between them of how many were left out */
    public static String middle(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int head = boundary(text, most * 3 / 4);
        int tail = boundary(text, text.length() - most / 4);
        return text.substring(0, head) + note(tail - head) + text.substring(tail);
    }

    private static int boundary(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at - 1)) ? at - 1 : at;
    }

    private static String note(int left) {
        return String.format(Locale.ROOT, "… [%,d characters left out]", left);
    }
}

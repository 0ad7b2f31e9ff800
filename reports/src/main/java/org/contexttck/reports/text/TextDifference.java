package org.contexttck.reports.text;

/**
 * Where two texts differ: between what both begin with and what both end with. No code point is cut in half.
 *
 * @param start how many characters both begin with
 * @param end how many characters both end with, behind those
 */
public record TextDifference(int start, int end) {

    private static final int LEAST = 3;

    /** Compares. */
    public static TextDifference of(String one, String other) {
        int most = Math.min(one.length(), other.length());
        int start = 0;
        while (start < most && one.codePointAt(start) == other.codePointAt(start)) {
            start += Character.charCount(one.codePointAt(start));
        }
        int end = 0;
        while (start + end < most
                && one.codePointBefore(one.length() - end) == other.codePointBefore(other.length() - end)) {
            int size = Character.charCount(one.codePointBefore(one.length() - end));
            if (start + end + size > most) {
                break;
            }
            end += size;
        }
        return new TextDifference(Math.min(start, most), end);
    }

    /** Whether the texts have so much in common that a reader is helped by seeing what they do not. */
    public boolean helps(String one, String other) {
        int common = start + end;
        return !one.equals(other) && common >= LEAST && 3 * common >= Math.min(one.length(), other.length());
    }

    /** What of one of the texts is not in the other. */
    public String of(String text) {
        return text.substring(start, text.length() - end);
    }
}

package org.contexttck.harness.oracle;

/** Sizes and cuts of a text in UTF-8, without ever cutting inside a character. */
public final class Utf8Text {

    private static final int ONE_BYTE = 0x80;
    private static final int TWO_BYTES = 0x800;
    private static final int THREE_BYTES = 0x10000;
    /** What stands for half a pair, which no byte can. */
    static final int REPLACEMENT = 0xFFFD;

    private Utf8Text() {}

    /** Bytes of a text in UTF-8; half a surrogate pair counts as the three of U+FFFD. */
    public static long bytes(String text) {
        return text.codePoints().asLongStream().map(point -> size((int) point)).sum();
    }

    /** Bytes of one character: 1 to 4. */
    public static int size(int codePoint) {
        if (codePoint < ONE_BYTE) {
            return 1;
        } else if (codePoint < TWO_BYTES) {
            return 2;
        }
        return codePoint < THREE_BYTES ? 3 : 4;
    }

    /** A text with U+FFFD in place of each half of a pair that stands alone, as UTF-8 has it: no byte stands for a half. */
    public static String wellFormed(String text) {
        return text.codePoints().anyMatch(Utf8Text::half)
                ? text.codePoints()
                        .map(point -> half(point) ? REPLACEMENT : point)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString()
                : text;
    }

    /** Whether it is half a pair that stands alone. */
    static boolean half(int point) {
        return point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
    }

    /** The longest beginning of a text, in whole characters, that fits. @param most bytes, 0 or more */
    static String beginning(String text, long most) {
        long size = 0;
        int end = 0;
        while (end < text.length()) {
            int point = text.codePointAt(end);
            size += size(point);
            if (size > most) {
                break;
            }
            end += Character.charCount(point);
        }
        return text.substring(0, end);
    }

    /** The longest end of a text, in whole characters, that fits. @param most bytes, 0 or more */
    static String end(String text, long most) {
        long size = 0;
        int start = text.length();
        while (start > 0) {
            int point = text.codePointBefore(start);
            size += size(point);
            if (size > most) {
                break;
            }
            start -= Character.charCount(point);
        }
        return text.substring(start);
    }
}

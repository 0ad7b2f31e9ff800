package org.contexttck.reports.text;

/**
 * Shows characters that a reader could not see, or that would steer a terminal or turn the line around.
 *
 * <p>Each such UTF-16 unit becomes a backslash, {@code u} and four hexadecimal digits, which is also how JSON escapes
 * it. Letters, spaces and emoji stay.
 */
public final class Visible {

    private Visible() {}

    /** @return the text on one line: line ends and tabs are shown as {@code \n}, {@code \r} and {@code \t} */
    public static String line(String text) {
        return show(text, false);
    }

    /** @return the text with its line feeds and tabs, everything else that cannot be seen being shown */
    public static String block(String text) {
        return show(text, true);
    }

    /**
     * Whether a code point cannot be seen, or changes how its neighbours are seen: controls, format characters (among
     * them the overrides of direction), line separators, lone surrogates and noncharacters.
     */
    public static boolean hidden(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> (codePoint & 0xFFFE) == 0xFFFE;
        };
    }

    /** @return the code point as one escape, or two for a code point beyond the first 65,536 */
    public static String escape(int codePoint) {
        StringBuilder out = new StringBuilder(6);
        for (char unit : Character.toChars(codePoint)) {
            out.append("\\u")
                    .append(hex(unit >> 12))
                    .append(hex(unit >> 8))
                    .append(hex(unit >> 4))
                    .append(hex(unit));
        }
        return out.toString();
    }

    private static char hex(int number) {
        return Character.forDigit(number & 0xF, 16);
    }

    private static String show(String text, boolean lines) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '\n' -> out.append(lines ? "\n" : "\\n");
                case '\t' -> out.append(lines ? "\t" : "\\t");
                case '\r' -> out.append("\\r");
                default -> {
                    if (hidden(c)) {
                        out.append(escape(c));
                    } else {
                        out.appendCodePoint(c);
                    }
                }
            }
        });
        return out.toString();
    }
}

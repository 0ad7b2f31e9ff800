package org.contexttck.harness.schema;

/** Text of unknown origin made fit for one line of a report. */
final class Line {

    private static final int LONGEST = 400;

    private Line() {}

    /** Control and format characters, line ends and lone surrogates become escapes; what is too long is cut. */
    static String of(String text) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < text.length() && line.length() < LONGEST; ) {
            int point = text.codePointAt(i);
            i += Character.charCount(point);
            if (isPlain(point)) {
                line.appendCodePoint(point);
            } else {
                for (char unit : Character.toChars(point)) {
                    line.append(String.format("\\u%04x", (int) unit));
                }
            }
        }
        return line.length() < LONGEST ? line.toString() : line.append('…').toString();
    }

    private static boolean isPlain(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR -> false;
            case Character.PARAGRAPH_SEPARATOR, Character.UNASSIGNED, Character.PRIVATE_USE -> false;
            default -> true;
        };
    }
}

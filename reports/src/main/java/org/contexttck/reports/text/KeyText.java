package org.contexttck.reports.text;

/** The text that a JSON string spells. */
final class KeyText {

    private KeyText() {}

    /** @return the text of a string given with its quotes; an escape that is none stays as it is */
    static String of(String lexeme) {
        String inner = lexeme.substring(1, lexeme.length() - 1);
        if (inner.indexOf('\\') < 0) {
            return inner;
        }
        try {
            return JsonText.read(lexeme).asText();
        } catch (IllegalArgumentException e) {
            return inner;
        }
    }
}

package org.contexttck.json;

/** Finds halves of surrogate pairs. */
final class Surrogates {

    private Surrogates() {}

    static boolean lone(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                if (loneAt(text, i)) {
                    return true;
                }
                i++;
            }
        }
        return false;
    }

    /** Whether the surrogate at this place, the first of its pair if it has one, stands alone. */
    static boolean loneAt(String text, int place) {
        return Character.isLowSurrogate(text.charAt(place))
                || place + 1 == text.length()
                || !Character.isLowSurrogate(text.charAt(place + 1));
    }
}

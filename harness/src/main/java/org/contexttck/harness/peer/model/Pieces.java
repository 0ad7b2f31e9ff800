package org.contexttck.harness.peer.model;

import java.util.ArrayList;
import java.util.List;

/** Cuts text into the small pieces in which a model service streams it. */
final class Pieces {

    private static final int LENGTH = 12;

    private Pieces() {}

    /** Pieces that make up the text; none is empty and none ends inside a character. */
    static List<String> of(String text) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int to = Math.min(from + LENGTH, text.length());
            if (to < text.length() && Character.isHighSurrogate(text.charAt(to - 1))) {
                to++;
            }
            pieces.add(text.substring(from, to));
            from = to;
        }
        return pieces;
    }
}

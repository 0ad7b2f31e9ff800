package org.contexttck.harness.steps.client;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * A word that occurs in one part of one scripted result and nowhere else, such as {@code FULL-t1-k3f9x2ab7q}, so that
 * whatever is left of that part is recognised.
 */
record Marker(String word) {

    private static final int GROUP = 3;

    /** The word for one line or record of its part. */
    String numbered(int number) {
        return word + "." + String.valueOf(1000 + number).substring(1);
    }

    /** Whether a text holds it, as it is or somewhere inside of something encoded in base64. */
    boolean in(String text) {
        return text.contains(word) || encoded().stream().anyMatch(text::contains);
    }

    /** What a base64 text of any bytes around it must contain: one form for each place in a group of three bytes. */
    private List<String> encoded() {
        List<String> forms = new ArrayList<>();
        for (int before = 0; before < GROUP; before++) {
            int from = (GROUP - before) % GROUP;
            int whole = (word.length() - from) / GROUP * GROUP;
            byte[] middle = word.substring(from, from + whole).getBytes(StandardCharsets.US_ASCII);
            forms.add(Base64.getEncoder().encodeToString(middle));
        }
        return forms;
    }
}

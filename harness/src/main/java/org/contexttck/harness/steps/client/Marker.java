package org.contexttck.harness.steps.client;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A word that occurs in one part of one scripted result and nowhere else, such as {@code FULL-t1-k3f9x2ab7q}, so that
 * whatever is left of that part is recognised.
 */
record Marker(String word) {

    private static final String SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final int LENGTH = 10;
    private static final int GROUP = 3;

    /** A new one. @param kind in capitals, what it marks; @param call the name of the call */
    static Marker of(String kind, String call) {
        return new Marker(kind + "-" + call + "-" + random(LENGTH));
    }

    static String random(int length) {
        StringBuilder signs = new StringBuilder();
        for (int i = 0; i < length; i++) {
            signs.append(SIGNS.charAt(ThreadLocalRandom.current().nextInt(SIGNS.length())));
        }
        return signs.toString();
    }

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

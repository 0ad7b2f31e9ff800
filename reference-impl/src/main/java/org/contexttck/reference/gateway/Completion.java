package org.contexttck.reference.gateway;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.UUID;

/** Fills in what a sender left out, and leaves the rest of the text as it is. */
final class Completion {

    private Completion() {}

    /**
     * The text to pass on.
     *
     * @param envelope not empty, for it has a kind
     * @param sender who gets to be {@code from}
     */
    static String complete(Envelope envelope, String sender) {
        String text = envelope.text();
        int brace = text.indexOf('{');
        StringBuilder missing = new StringBuilder();
        put(envelope, "protocol", Announcements.PROTOCOL, missing);
        if (!envelope.names().contains("id")) {
            put(envelope, "id", UUID.randomUUID().toString(), missing);
        }
        if (!envelope.names().contains("ts")) {
            put(envelope, "ts", Announcements.now(), missing);
        }
        put(envelope, "from", sender, missing);
        return missing.isEmpty() && brace == 0 ? text : "{" + missing + text.substring(brace + 1);
    }

    private static void put(Envelope envelope, String name, String value, StringBuilder target) {
        if (!envelope.names().contains(name)) {
            target.append('"').append(name).append("\":\"");
            target.append(JsonStringEncoder.getInstance().quoteAsString(value));
            target.append("\",");
        }
    }
}

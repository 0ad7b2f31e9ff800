package org.contexttck.reference.nullpeer;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the id of a request without a JSON library: the first member named {@code id} outside inner objects and arrays. */
final class RequestId {

    private static final Pattern TOKEN = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|[{}\\[\\],:]|[^\\s{}\\[\\],:\"]++");

    private RequestId() {}

    /**
     * The id as it stands in the text, quotes included.
     *
     * @param message a JSON object
     * @return empty for a notification, or for what is no JSON object
     */
    static Optional<String> of(String message) {
        Matcher tokens = TOKEN.matcher(message);
        int depth = 0;
        String beforeLast = "";
        String last = "";
        while (tokens.find()) {
            String token = tokens.group();
            if (depth == 1 && last.equals(":") && beforeLast.equals("\"id\"")) {
                return Optional.of(token);
            }
            depth += "{[".contains(token) ? 1 : "}]".contains(token) ? -1 : 0;
            beforeLast = last;
            last = token;
        }
        return Optional.empty();
    }
}

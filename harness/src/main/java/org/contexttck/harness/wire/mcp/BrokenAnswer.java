package org.contexttck.harness.wire.mcp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.wire.RpcMessage;

/**
 * Finds out what a text answers that is no JSON and begins like a message, or has one behind something else, so that nobody waits
 * for another answer. Says nothing where that would be a guess.
 */
final class BrokenAnswer {

    /** So many characters at either end are looked at; an id stands before its result or behind it. */
    private static final int END = 4_096;

    /** More messages on one line are not looked for. */
    private static final int MOST = 100;

    private static final Pattern MEMBER = Pattern.compile(
            "\"(id|method|result|error)\"\\s*+:\\s*+" + "(\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"|-?[0-9]++)?");

    private BrokenAnswer() {}

    /** The keys of the requests that it answers, see {@link RpcMessage#key}. */
    static List<String> keys(String text) {
        List<String> keys = new ArrayList<>();
        int from = 0;
        while (from >= 0 && keys.size() < MOST) {
            int next = text.indexOf(RpcMessage.BEGINNING, from + 1);
            key(text.substring(from, next < 0 ? text.length() : next)).ifPresent(keys::add);
            from = next;
        }
        return keys;
    }

    private static Optional<String> key(String text) {
        if (!text.stripLeading().startsWith("{")) {
            return Optional.empty();
        }
        Optional<String> id = Optional.empty();
        Matcher members = MEMBER.matcher(text.substring(0, Math.min(END, text.length())));
        while (members.find()) {
            switch (members.group(1)) {
                case "id" -> id = Optional.ofNullable(members.group(2));
                case "method" -> {
                    return Optional.empty();
                }
                default -> {
                    return id.or(() -> last(text.substring(Math.max(members.end(), text.length() - END))));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> last(String text) {
        Optional<String> id = Optional.empty();
        Matcher members = MEMBER.matcher(text);
        while (members.find()) {
            if (members.group(1).equals("id")) {
                id = Optional.ofNullable(members.group(2));
            }
        }
        return id;
    }
}

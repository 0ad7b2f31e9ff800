package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.Optional;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;

/** Values and messages as findings show them. */
final class ShownMessages {

    private static final int MOST = 120;

    private ShownMessages() {}

    /** The value at a place, or the word {@code absent}. */
    static String at(Optional<JsonNode> value) {
        return value.map(Json::write).map(ShownMessages::text).orElse("absent");
    }

    /** A text on one line, shortened. */
    static String text(String text) {
        if (text.length() <= MOST) {
            return text;
        }
        int cut = Character.isHighSurrogate(text.charAt(MOST - 1)) ? MOST - 1 : MOST;
        return text.substring(0, cut) + "…";
    }

    /** A fault with the messages that show it; the file is that of the last. */
    static Fault by(Fault fault, Observed... messages) {
        return fault.shownBy(
                messages[messages.length - 1].transcript(),
                Arrays.stream(messages).map(one -> excerpt(one.message())).toList());
    }

    static Excerpt excerpt(Message message) {
        boolean sent = message.direction() == org.contexttck.harness.wire.Direction.TO_TARGET;
        return new Excerpt(message.order(), sent ? ExcerptDirection.SENT : ExcerptDirection.RECEIVED, message.shown());
    }
}

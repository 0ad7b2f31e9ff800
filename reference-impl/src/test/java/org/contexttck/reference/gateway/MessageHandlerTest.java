package org.contexttck.reference.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MessageHandlerTest {

    private final Rooms rooms = new Rooms(GatewayBehaviour.RIGHT);

    /** Keeps what it is given, and runs something when it is flushed. */
    private static final class Kept implements MessageSink {

        private final List<String> messages = new ArrayList<>();
        private Runnable onFlush = () -> {};

        @Override
        public void add(byte[] message) {
            messages.add(new String(message, StandardCharsets.UTF_8));
        }

        @Override
        public void flush() {
            onFlush.run();
        }

        @Override
        public void abort() {
            messages.add("aborted");
        }
    }

    private MessageHandler handler(MessageSink sink) {
        return new MessageHandler(GatewayLimits.defaults(), Optional.empty(), GatewayBehaviour.RIGHT, rooms, sink);
    }

    private static void join(MessageHandler handler, String id) {
        assertThat(handler.text(
                        "{\"kind\":\"system/join\",\"payload\":{\"participant\":\"" + id + "\",\"room\":\"r\"}}"))
                .isEqualTo(Reaction.TELL);
    }

    @Test
    void whoIsCutOffWhileJoiningLeavesNoGhost() {
        Kept alpha = new Kept();
        join(handler(alpha), "alpha");
        Kept beta = new Kept();
        MessageHandler joining = handler(beta);
        beta.onFlush = joining::closed;
        join(joining, "beta");
        assertThat(alpha.messages.get(1)).contains("\"join\"", "\"beta\"");
        assertThat(alpha.messages.get(2)).contains("\"leave\"", "\"beta\"");
        join(handler(new Kept()), "beta");
        assertThat(alpha.messages.get(3)).contains("\"join\"", "\"beta\"");
    }

    @Test
    void whoIsCutOffWhileOthersSpeakHoldsNobodyUp() {
        Kept alpha = new Kept();
        MessageHandler speaking = handler(alpha);
        join(speaking, "alpha");
        Kept beta = new Kept();
        MessageHandler leaving = handler(beta);
        join(leaving, "beta");
        beta.onFlush = leaving::closed;
        speaking.text("{\"kind\":\"chat\",\"payload\":0}");
        assertThat(alpha.messages.get(2)).contains("\"leave\"", "\"beta\"");
        beta.onFlush = () -> {};
        speaking.closed();
        join(handler(beta), "alpha");
        assertThat(beta.messages.get(beta.messages.size() - 1)).contains("\"participants\":[]");
    }
}

package org.contexttck.reference.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeskTest {

    private final Rooms rooms = new Rooms(Conduct.RIGHT);

    /** Keeps what it is given, and runs something when it is flushed. */
    private static final class Kept implements Outlet {

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

    private Desk desk(Outlet outlet) {
        return new Desk(GatewayLimits.defaults(), Optional.empty(), Conduct.RIGHT, rooms, outlet);
    }

    private static void join(Desk desk, String id) {
        assertThat(desk.text("{\"kind\":\"system/join\",\"payload\":{\"participant\":\"" + id + "\",\"room\":\"r\"}}"))
                .isEqualTo(Reaction.TELL);
    }

    @Test
    void whoIsCutOffWhileJoiningLeavesNoGhost() {
        Kept alpha = new Kept();
        join(desk(alpha), "alpha");
        Kept beta = new Kept();
        Desk joining = desk(beta);
        beta.onFlush = joining::closed;
        join(joining, "beta");
        assertThat(alpha.messages.get(1)).contains("\"join\"", "\"beta\"");
        assertThat(alpha.messages.get(2)).contains("\"leave\"", "\"beta\"");
        join(desk(new Kept()), "beta");
        assertThat(alpha.messages.get(3)).contains("\"join\"", "\"beta\"");
    }

    @Test
    void whoIsCutOffWhileOthersSpeakHoldsNobodyUp() {
        Kept alpha = new Kept();
        Desk speaking = desk(alpha);
        join(speaking, "alpha");
        Kept beta = new Kept();
        Desk leaving = desk(beta);
        join(leaving, "beta");
        beta.onFlush = leaving::closed;
        speaking.text("{\"kind\":\"chat\",\"payload\":0}");
        assertThat(alpha.messages.get(2)).contains("\"leave\"", "\"beta\"");
        beta.onFlush = () -> {};
        speaking.closed();
        join(desk(beta), "alpha");
        assertThat(beta.messages.get(beta.messages.size() - 1)).contains("\"participants\":[]");
    }
}

package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.junit.jupiter.api.Test;

class RpcExchangesTest {

    private final RpcExchanges exchanges = new RpcExchanges();

    /** A log of one side only must not fill the memory. */
    @Test
    void ofRequestsThatNobodyAnswersTheLatestAreKept() {
        for (int id = 1; id <= 10_001; id++) {
            assertThat(exchanges.next(message(id, Direction.TO_TARGET, ",\"method\":\"ping\"")))
                    .isEmpty();
        }

        assertThat(exchanges.next(message(1, Direction.FROM_TARGET, ",\"result\":{}")))
                .isEmpty();
        assertThat(exchanges.next(message(2, Direction.FROM_TARGET, ",\"result\":{}")))
                .isPresent();
    }

    private static Observed message(int id, Direction direction, String rest) {
        Message message = Message.read(
                id, direction, "{\"jsonrpc\":\"2.0\",\"id\":" + id + rest + "}", TransportFacts.NONE, 0, 10);
        return new Observed(Channel.of(Channel.Kind.SERVER, "s"), "s", message);
    }
}

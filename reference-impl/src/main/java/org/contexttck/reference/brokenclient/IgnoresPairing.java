package org.contexttck.reference.brokenclient;

import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Lets a consumer consume what waits for another consumer. Breaks TC-C-08. */
final class IgnoresPairing extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> choose(ToolCall consumer) {
                return isConsumer(consumer)
                        ? waiting().stream()
                                .filter(call -> call.server().equals(consumer.server()) && isPaired(call))
                                .findFirst()
                        : super.choose(consumer);
            }
        };
    }
}

package org.contexttck.reference.brokenclient;

import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Lets any tool consume what waits for another. Breaks TC-C-07. */
final class AnyToolConsumes extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> choose(ToolCall consumer) {
                return isConsumer(consumer)
                        ? super.choose(consumer)
                        : firstPaired(consumer).or(() -> super.choose(consumer));
            }

            private Optional<ToolCall> firstPaired(ToolCall consumer) {
                return waiting().stream()
                        .filter(call -> call.server().equals(consumer.server()) && isPaired(call))
                        .findFirst();
            }
        };
    }
}

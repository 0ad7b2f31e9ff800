package org.contexttck.reference.brokenclient;

import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Takes a consumption with nothing to consume for an error. Breaks TC-C-11. */
final class FailsOnIdleConsumption extends CrashingClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> consumed(ToolCall consumer) {
                Optional<ToolCall> collapsed = super.consumed(consumer);
                if (isConsumer(consumer) && collapsed.isEmpty()) {
                    throw new IllegalStateException("there is nothing to collapse for " + consumer.tool());
                }
                return collapsed;
            }
        };
    }
}

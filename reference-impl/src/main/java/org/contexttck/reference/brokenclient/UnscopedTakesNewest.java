package org.contexttck.reference.brokenclient;

import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Collapses the last of several results without a pair. Breaks TC-C-20. */
final class UnscopedTakesNewest extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> choose(ToolCall consumer) {
                return isConsumer(consumer)
                        ? super.choose(consumer)
                        : candidates(consumer).stream().reduce((earlier, later) -> later);
            }
        };
    }
}

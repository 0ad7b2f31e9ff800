package org.contexttck.reference.brokenclient;

import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Collapses the last of several waiting results. Breaks TC-C-06. */
final class CollapsesNewest extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> choose(ToolCall consumer) {
                return isConsumer(consumer)
                        ? candidates(consumer).stream().reduce((earlier, later) -> later)
                        : super.choose(consumer);
            }
        };
    }
}

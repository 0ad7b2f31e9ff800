package org.contexttck.reference.brokenclient;

import java.util.List;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Collapses everything that waits for the consumer. Breaks TC-C-06. */
final class CollapsesAllPending extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> consumed(ToolCall consumer) {
                List<ToolCall> all = isConsumer(consumer) ? candidates(consumer) : List.of();
                all.forEach(call -> collapse(consumer, call));
                return all.isEmpty() ? super.consumed(consumer) : Optional.of(all.get(0));
            }
        };
    }
}

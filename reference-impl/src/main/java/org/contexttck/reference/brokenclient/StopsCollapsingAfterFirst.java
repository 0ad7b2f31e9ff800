package org.contexttck.reference.brokenclient;

import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Collapses one result and never another. Breaks TC-C-24. */
final class StopsCollapsingAfterFirst extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            private boolean stopped;

            @Override
            protected Optional<ToolCall> consumed(ToolCall consumer) {
                Optional<ToolCall> collapsed = stopped ? Optional.empty() : super.consumed(consumer);
                stopped |= collapsed.isPresent();
                return collapsed;
            }
        };
    }
}

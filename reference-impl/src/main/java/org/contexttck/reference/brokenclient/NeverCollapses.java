package org.contexttck.reference.brokenclient;

import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Hears of consumption and does nothing. Breaks TC-C-02. */
final class NeverCollapses extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> consumed(ToolCall consumer) {
                return Optional.empty();
            }
        };
    }
}

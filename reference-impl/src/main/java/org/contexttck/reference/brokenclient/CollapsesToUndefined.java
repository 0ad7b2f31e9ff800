package org.contexttck.reference.brokenclient;

import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Puts what a missing member is called in place of a result that has no summary. Breaks TC-C-15. */
final class CollapsesToUndefined extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected String withoutSummary(ToolCall call) {
                return "undefined";
            }
        };
    }
}

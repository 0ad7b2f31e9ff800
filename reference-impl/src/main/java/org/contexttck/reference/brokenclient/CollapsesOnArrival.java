package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Puts the summary in place at once, before the model has seen the result. Breaks TC-C-01. */
final class CollapsesOnArrival extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
                super.track(call, summary, result);
                if (isPaired(call)) {
                    putAway(call);
                }
            }
        };
    }
}

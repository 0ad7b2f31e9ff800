package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Tracks every result of a paired tool, marked or not. Breaks TC-C-14. */
final class CollapsesUnmarked extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                Optional<ToolCall> collapsed = super.answered(call, marks, result);
                if (!marks.failed() && !marks.marked() && isPaired(call)) {
                    track(call, Optional.empty(), result);
                }
                return collapsed;
            }
        };
    }
}

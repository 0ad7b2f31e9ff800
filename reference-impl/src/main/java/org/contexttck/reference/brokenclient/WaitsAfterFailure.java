package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Lets a result wait for consumption by its mark, though it reports failure. Breaks TC-C-04. */
final class WaitsAfterFailure extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                if (marks.failed() && marks.marked()) {
                    track(call, marks.summary(), result);
                }
                return super.answered(call, marks, result);
            }
        };
    }
}

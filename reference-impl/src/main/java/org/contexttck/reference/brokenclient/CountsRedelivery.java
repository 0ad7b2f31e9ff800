package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Consumes again when a result is delivered again. Breaks TC-C-17. */
final class CountsRedelivery extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> again(ToolCall call, JsonNode result) {
                Marks marks = read(result);
                return marks.consumed() && !marks.failed() ? consumed(call) : Optional.empty();
            }
        };
    }
}

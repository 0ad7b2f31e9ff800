package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Lets a result that is transient and consuming consume itself. Breaks TC-C-22. */
final class ConsumesItself extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                if (marks.failed() || !marks.consumed() || !marks.marked()) {
                    return super.answered(call, marks, result);
                }
                register(call, marks.hints());
                track(call, marks.summary(), result);
                collapse(call, call);
                return Optional.of(call);
            }
        };
    }
}

package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Gives up a waiting result when its consumer has failed. Breaks TC-C-04. */
final class ForgetsAfterFailure extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
                if (marks.failed() && isConsumer(call)) {
                    choose(call).ifPresent(this::release);
                }
                return super.answered(call, marks, result);
            }
        };
    }
}

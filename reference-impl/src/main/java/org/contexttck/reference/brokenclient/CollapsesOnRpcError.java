package org.contexttck.reference.brokenclient;

import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Failure;
import org.contexttck.reference.client.ToolCall;

/** Takes a JSON-RPC error of a consumer for its success. Breaks TC-C-05. */
final class CollapsesOnRpcError extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> unanswered(ToolCall call, Failure how) {
                return how == Failure.ERROR && isConsumer(call) ? consumed(call) : Optional.empty();
            }
        };
    }
}

package org.contexttck.reference.brokenclient;

import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.ToolCall;

/** Tells tools apart by name alone. Breaks TC-C-23. */
final class PairsAcrossServers extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            public void called(ToolCall call) {
                super.called(new ToolCall("", call.tool(), call.callId()));
            }
        };
    }
}

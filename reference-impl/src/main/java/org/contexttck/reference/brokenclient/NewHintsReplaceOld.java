package org.contexttck.reference.brokenclient;

import java.util.List;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.ToolCall;

/** Forgets the pairs of earlier steps when a step announces its own. Breaks TC-C-10. */
final class NewHintsReplaceOld extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected void register(ToolCall call, List<Marks.Hint> hints) {
                if (!hints.isEmpty()) {
                    forgetPairs(call);
                }
                super.register(call, hints);
            }
        };
    }
}

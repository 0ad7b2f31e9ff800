package org.contexttck.harness.steps.transientcontext;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.target.server.ToolCall;

/** One fetch tool walked to its end. */
record Walk(FetchTool tool, List<Page> pages) {

    Walk {
        pages = List.copyOf(pages);
    }

    /**
     * One page of a walk.
     *
     * @param records identifying text of each record
     * @param consumption the consumer call that followed; empty if no consumer is claimed
     */
    record Page(ToolCall call, List<String> records, Optional<ToolCall> consumption) {

        Page {
            records = List.copyOf(records);
        }
    }
}

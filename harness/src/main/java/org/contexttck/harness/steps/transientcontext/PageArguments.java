package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PageWalk;

/** The arguments that ask a fetch tool for one of its pages. */
final class PageArguments {

    private PageArguments() {}

    /** @param index from 0 for the first page */
    static ObjectNode arguments(FetchTool tool, PageWalk walk, int index) {
        ObjectNode arguments = tool.full().deepCopy();
        arguments.put(walk.parameter(), walk.first() + index);
        return arguments;
    }
}

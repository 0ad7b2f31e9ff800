package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/**
 * A tool that hands out the steps of a workflow.
 *
 * @param tool its name
 * @param hinted arguments that ask for a step with hints
 * @param loop each: arguments that ask for a step of one loop, whose hints come with all of them; at least one
 * @param unhinted arguments that ask for a step without hints; empty if there is none
 * @param unknown each: arguments that ask for a step that does not exist; may be none
 * @param hints the hints that have to come with the hinted step; at least one
 */
public record WorkflowTool(
        String tool,
        ObjectNode hinted,
        List<ObjectNode> loop,
        Optional<ObjectNode> unhinted,
        List<ObjectNode> unknown,
        List<ExpectedHint> hints) {

    public WorkflowTool {
        loop = List.copyOf(loop);
        unknown = List.copyOf(unknown);
        hints = List.copyOf(hints);
    }
}

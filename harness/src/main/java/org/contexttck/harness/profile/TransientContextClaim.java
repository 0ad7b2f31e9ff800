package org.contexttck.harness.profile;

import java.util.List;
import java.util.Optional;

/**
 * What is claimed of transient-context.
 *
 * @param fetch fetching tools; none if not claimed
 * @param consumer consuming tools; none if not claimed
 * @param workflow the workflow tool; empty if not claimed
 */
public record TransientContextClaim(
        List<FetchTool> fetch, List<ConsumerTool> consumer, Optional<WorkflowTool> workflow) {

    public TransientContextClaim {
        fetch = List.copyOf(fetch);
        consumer = List.copyOf(consumer);
    }
}

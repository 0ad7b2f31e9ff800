package org.contexttck.harness.profile;

import java.util.List;
import java.util.Optional;

/**
 * What is claimed of transient-context.
 *
 * @param fetch fetching tools; none if not claimed
 * @param consumer consuming tools; none if not claimed
 * @param workflow the workflow tool; empty if not claimed
 * @param client what the client that the profile names claims; empty if nothing
 * @param intermediary whether an intermediary is claimed to hand metadata on
 */
public record TransientContextClaim(
        List<FetchTool> fetch,
        List<ConsumerTool> consumer,
        Optional<WorkflowTool> workflow,
        Optional<ClientClaim> client,
        boolean intermediary) {

    public TransientContextClaim {
        fetch = List.copyOf(fetch);
        consumer = List.copyOf(consumer);
    }

    /** What only a server can claim. */
    public static TransientContextClaim ofServer(
            List<FetchTool> fetch, List<ConsumerTool> consumer, Optional<WorkflowTool> workflow) {
        return new TransientContextClaim(fetch, consumer, workflow, Optional.empty(), false);
    }

    /** The same, and that an intermediary hands metadata on. */
    TransientContextClaim andIntermediary() {
        return new TransientContextClaim(fetch, consumer, workflow, client, true);
    }

    /** The same, and what a client claims. */
    TransientContextClaim andClient(ClientClaim claim) {
        return new TransientContextClaim(fetch, consumer, workflow, Optional.of(claim), intermediary);
    }

    /** The same; if there is a client, with the claim that it collapses results without a pair. */
    TransientContextClaim andUnscopedCollapse() {
        Optional<ClientClaim> more = client.map(claim -> new ClientClaim(claim.resume(), claim.display(), true));
        return new TransientContextClaim(fetch, consumer, workflow, more, intermediary);
    }

    boolean claimsNothing() {
        return fetch.isEmpty() && consumer.isEmpty() && workflow.isEmpty() && client.isEmpty() && !intermediary;
    }
}

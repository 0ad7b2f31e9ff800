package org.contexttck.harness.profile.claim;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.Key;

/**
 * What is claimed of transient-context.
 *
 * @param fetch fetching tools; none if not claimed
 * @param consumer consuming tools; none if not claimed
 * @param workflow workflow tools, or workflows of one tool, each with its own steps and hints; none if not claimed
 * @param client what the client that the profile names claims; empty if nothing
 * @param intermediary that an intermediary hands metadata on; empty if that is not claimed
 */
public record TransientContextClaim(
        @Key(standard = "{}", on = true, off = true) List<FetchTool> fetch,
        @Key(standard = "{}", on = true, off = true) List<ConsumerTool> consumer,
        @Key(standard = "{}", on = true, off = true) List<WorkflowTool> workflow,

        @Key(on = true, advice = "leave it out, and the client and the driver of the profile as well")
        Optional<ClientClaim> client,

        @Key(on = true, advice = "leave it out, and the intermediary of the profile as well")
        Optional<Named> intermediary) {

    /** Whoever names it claims it, so there is nothing to set. */
    public record Named() {}

    public TransientContextClaim {
        fetch = List.copyOf(fetch);
        consumer = List.copyOf(consumer);
        workflow = List.copyOf(workflow);
    }

    /** What only a server can claim. */
    public static TransientContextClaim ofServer(
            List<FetchTool> fetch, List<ConsumerTool> consumer, List<WorkflowTool> workflow) {
        return new TransientContextClaim(fetch, consumer, workflow, Optional.empty(), Optional.empty());
    }

    /** The same, and that an intermediary hands metadata on. */
    TransientContextClaim andIntermediary() {
        return new TransientContextClaim(fetch, consumer, workflow, client, Optional.of(new Named()));
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
        return fetch.isEmpty()
                && consumer.isEmpty()
                && workflow.isEmpty()
                && client.isEmpty()
                && intermediary.isEmpty();
    }
}

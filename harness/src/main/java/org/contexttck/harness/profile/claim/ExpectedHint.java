package org.contexttck.harness.profile.claim;

import org.contexttck.harness.profile.yaml.Key;

/**
 * A hint that a workflow step has to carry.
 *
 * @param step number of the step, at least 0
 * @param tool the step's tool
 * @param consumedBy the tool that uses the records up
 */
public record ExpectedHint(
        @Key(required = true) int step,
        @Key(required = true) String tool,
        @Key(required = true) String consumedBy) {}

package org.contexttck.reference.transientcontext;

/**
 * What a workflow step says about its tool's results: they are transient, and this other tool uses them up.
 *
 * @param consumedBy name of the consumer tool, as in {@code tools/list}; not blank
 */
public record ContextHint(String consumedBy) {

    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if the name is blank
     */
    public ContextHint {
        if (consumedBy.isBlank()) {
            throw new IllegalArgumentException("a context hint names its consumer");
        }
    }
}

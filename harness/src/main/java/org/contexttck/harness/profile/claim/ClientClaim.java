package org.contexttck.harness.profile.claim;

/**
 * What a client claims of transient-context beyond collapsing.
 *
 * @param resume whether a conversation can be saved and loaded again
 * @param display whether what a screen shows of tool results can be looked at
 * @param unscopedCollapse whether results that no workflow step has paired collapse too
 */
public record ClientClaim(boolean resume, boolean display, boolean unscopedCollapse) {

    /** No option. */
    public static ClientClaim plain() {
        return new ClientClaim(false, false, false);
    }
}

package org.contexttck.harness.profile;

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

    /** Whoever names a client claims it, so it cannot be declined. */
    static ClientClaim read(Value value) {
        if (value.isTrue()) {
            return plain();
        } else if (value.isFalse()) {
            value.problem("cannot be false", "leave it out, and the client and the driver of the profile as well");
            return plain();
        }
        Members members = value.members("resume", "display", "unscoped-collapse");
        return new ClientClaim(
                members.get("resume").filter(ClientReader::yes).isPresent(),
                members.get("display").filter(ClientReader::yes).isPresent(),
                members.get("unscoped-collapse").filter(ClientReader::yes).isPresent());
    }
}

package org.contexttck.reference.brokengateway;

import org.contexttck.reference.gateway.Code;
import org.contexttck.reference.gateway.Reaction;

/** Drops an envelope whose context breaks the basic syntax, and tells nobody. Breaks SC-G-11. */
final class DropsBadContextSilently extends BrokenGateway {

    @Override
    public Reaction reaction(String code) {
        return code.equals(Code.BAD_CONTEXT) ? Reaction.IGNORE : Reaction.TELL;
    }
}

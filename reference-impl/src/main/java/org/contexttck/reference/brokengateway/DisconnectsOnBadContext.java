package org.contexttck.reference.brokengateway;

import org.contexttck.reference.gateway.Code;
import org.contexttck.reference.gateway.Reaction;

/** Hangs up on a participant whose context breaks the basic syntax. Breaks SC-G-11. */
final class DisconnectsOnBadContext extends BrokenGateway {

    @Override
    public Reaction reaction(String code) {
        return code.equals(Code.BAD_CONTEXT) ? Reaction.HANG_UP : Reaction.TELL;
    }
}

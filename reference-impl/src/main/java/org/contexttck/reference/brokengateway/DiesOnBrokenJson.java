package org.contexttck.reference.brokengateway;

import org.contexttck.reference.gateway.Code;
import org.contexttck.reference.gateway.Reaction;

/** Crashes over what is no JSON, and takes everybody's connection along. Breaks SC-G-13. */
final class DiesOnBrokenJson extends BrokenGateway {

    @Override
    public Reaction reaction(String code) {
        return code.equals(Code.NOT_JSON) ? Reaction.DROP_ROOM : Reaction.TELL;
    }
}

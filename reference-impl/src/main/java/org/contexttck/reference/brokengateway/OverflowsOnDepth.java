package org.contexttck.reference.brokengateway;

import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Reaction;
import org.contexttck.reference.gateway.Refused;

/** Runs out of stack over an envelope with many levels, and drops it. Breaks SC-G-16. */
final class OverflowsOnDepth extends BrokenGateway {

    private static final int DEEP = 500;
    private static final String STACK = "stack";

    @Override
    public void admit(Envelope envelope, Member sender) throws Refused {
        if (envelope.depth() > DEEP) {
            throw new Refused(STACK, "the stack is full");
        }
    }

    @Override
    public Reaction reaction(String code) {
        return code.equals(STACK) ? Reaction.IGNORE : Reaction.TELL;
    }
}

package org.contexttck.reference.brokengateway;

import java.util.List;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;

/** Delivers a message with a context to the first of the others only. Breaks SC-G-05. */
final class SkipsContextMessages extends BrokenGateway {

    @Override
    public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
        return envelope.context().isEmpty() || others.isEmpty() ? others : others.subList(0, 1);
    }
}

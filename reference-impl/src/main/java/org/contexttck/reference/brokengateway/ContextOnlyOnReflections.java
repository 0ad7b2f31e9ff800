package org.contexttck.reference.brokengateway;

import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Refused;

/** Refuses a context on anything but a reflection. Breaks SC-G-08. */
final class ContextOnlyOnReflections extends BrokenGateway {

    @Override
    public void admit(Envelope envelope, Member sender) throws Refused {
        if (envelope.context().isPresent() && !envelope.kind().equals("reflection")) {
            throw new Refused("context_not_allowed", "only a reflection has a context");
        }
    }
}

package org.contexttck.reference.brokengateway;

import java.util.Set;
import org.contexttck.reference.gateway.ContextHead;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Refused;

/** Refuses a context whose type is not one of a few. Breaks SC-G-07. */
final class RefusesUnknownType extends BrokenGateway {

    private static final Set<String> KNOWN = Set.of("reasoning", "workflow", "delegation");

    @Override
    public void admit(Envelope envelope, Member sender) throws Refused {
        if (!envelope.context().flatMap(ContextHead::type).map(KNOWN::contains).orElse(true)) {
            throw new Refused("unknown_type", "this is no type of context");
        }
    }
}

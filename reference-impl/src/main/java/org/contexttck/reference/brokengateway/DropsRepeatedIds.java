package org.contexttck.reference.brokengateway;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Reaction;
import org.contexttck.reference.gateway.Refused;

/** Swallows a message whose id it has seen. Breaks SC-G-19. */
final class DropsRepeatedIds extends BrokenGateway {

    private static final String REPEATED = "repeated";

    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    @Override
    public void admit(Envelope envelope, Member sender) throws Refused {
        if (envelope.id().isPresent() && !seen.add(envelope.id().get())) {
            throw new Refused(REPEATED, "seen before");
        }
    }

    @Override
    public Reaction reaction(String code) {
        return code.equals(REPEATED) ? Reaction.IGNORE : Reaction.TELL;
    }
}

package org.contexttck.reference.brokengateway;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.reference.gateway.ContextHead;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Refused;

/** Refuses a context whose parent it has not seen. Breaks SC-G-07. */
final class RefusesUnknownParent extends BrokenGateway {

    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    @Override
    public void admit(Envelope envelope, Member sender) throws Refused {
        if (envelope.context().isPresent()) {
            ContextHead context = envelope.context().get();
            if (context.parent().isPresent() && !seen.contains(context.parent().get())) {
                throw new Refused("unknown_parent", "nobody has heard of the parent");
            }
            seen.add(context.id());
        }
    }
}

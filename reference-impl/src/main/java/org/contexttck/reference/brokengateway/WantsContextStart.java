package org.contexttck.reference.brokengateway;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Refused;

/** Refuses messages in a context that no message of the kind context/start has opened. Breaks SC-G-09. */
final class WantsContextStart extends BrokenGateway {

    private final Set<String> started = ConcurrentHashMap.newKeySet();

    @Override
    public void admit(Envelope envelope, Member sender) throws Refused {
        if (envelope.context().isPresent()) {
            String id = envelope.context().get().id();
            if (envelope.kind().equals("context/start")) {
                started.add(id);
            } else if (!started.contains(id)) {
                throw new Refused("unknown_context", "this context was not started");
            }
        }
    }
}

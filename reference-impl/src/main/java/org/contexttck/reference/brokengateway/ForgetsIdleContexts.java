package org.contexttck.reference.brokengateway;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Refused;

/** Refuses to let a context begin again that has been idle. Breaks SC-G-09. */
final class ForgetsIdleContexts extends BrokenGateway {

    private static final long IDLE_NANOS = 900_000_000;

    private final Map<String, Long> used = new ConcurrentHashMap<>();

    @Override
    public void admit(Envelope envelope, Member sender) throws Refused {
        if (envelope.context().isPresent()) {
            String id = sender.room() + " " + envelope.context().get().id();
            long now = System.nanoTime();
            if (now - used.getOrDefault(id, now) > IDLE_NANOS) {
                throw new Refused("unknown_context", "this context is over");
            }
            used.put(id, now);
        }
    }
}

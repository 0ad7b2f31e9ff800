package org.contexttck.reference.brokengateway;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Refused;

/** Refuses a {@code correlation_id} that is not the id of a message. Breaks SC-G-10. */
final class CorrelationMustBeMessage extends BrokenGateway {

    private final Set<String> messages = ConcurrentHashMap.newKeySet();

    @Override
    public void admit(Envelope envelope, Member sender) throws Refused {
        if (!envelope.correlationId().map(messages::contains).orElse(true)) {
            throw new Refused("unknown_message", "correlation_id names no message");
        }
        envelope.id().ifPresent(messages::add);
    }
}

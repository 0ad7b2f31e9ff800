package org.contexttck.reference.brokengateway;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;

/** Delivers messages with a context only to participants who have used one. Breaks SC-G-20. */
final class PlainParticipantsMissContext extends BrokenGateway {

    private final Set<Member> users = ConcurrentHashMap.newKeySet();

    @Override
    public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
        if (envelope.context().isEmpty()) {
            return others;
        }
        users.add(sender);
        return others.stream().filter(users::contains).toList();
    }
}

package org.contexttck.reference.brokengateway;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.contexttck.reference.gateway.ContextHead;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Reaction;
import org.contexttck.reference.gateway.Refused;

/** Keeps all contexts there ever were, and takes no more of a participant who has used too many. Breaks SC-G-16. */
final class KeepsEveryContext extends BrokenGateway {

    private static final int FULL = 8_000;
    private static final String MEMORY = "memory";

    private final Map<Member, Set<String>> kept = new ConcurrentHashMap<>();

    @Override
    public void admit(Envelope envelope, Member sender) throws Refused {
        Set<String> ofSender = kept.computeIfAbsent(sender, absent -> new HashSet<>());
        if (ofSender.size() == FULL && envelope.context().isPresent()) {
            throw new Refused(MEMORY, "the memory is full");
        }
        envelope.context().map(ContextHead::id).ifPresent(ofSender::add);
    }

    @Override
    public Reaction reaction(String code) {
        return code.equals(MEMORY) ? Reaction.IGNORE : Reaction.TELL;
    }
}

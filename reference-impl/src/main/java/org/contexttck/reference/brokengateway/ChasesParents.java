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

/** Looks for the root of each context, and never comes back where parents run in a circle. Breaks SC-G-07. */
final class ChasesParents extends BrokenGateway {

    private static final String FOREVER = "forever";

    private final Map<String, String> parents = new ConcurrentHashMap<>();

    @Override
    public void admit(Envelope envelope, Member sender) throws Refused {
        if (envelope.context().isEmpty()) {
            return;
        }
        ContextHead context = envelope.context().get();
        context.parent().ifPresent(parent -> parents.put(context.id(), parent));
        Set<String> passed = new HashSet<>();
        String at = context.id();
        while (parents.containsKey(at)) {
            if (!passed.add(at)) {
                throw new Refused(FOREVER, "it goes round and round");
            }
            at = parents.get(at);
        }
    }

    /** Going on for ever, without the heat. */
    @Override
    public Reaction reaction(String code) {
        return code.equals(FOREVER) ? Reaction.STALL : Reaction.TELL;
    }
}

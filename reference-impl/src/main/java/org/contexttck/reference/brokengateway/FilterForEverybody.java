package org.contexttck.reference.brokengateway;

import java.util.List;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;

/** Applies the filter that one participant asked for to all in the room. Breaks SC-G-17. */
final class FilterForEverybody extends BrokenGateway {

    @Override
    public boolean passes(Envelope envelope, Member receiver, List<Member> all) {
        return all.stream().allMatch(member -> member.filter().passes(envelope));
    }
}

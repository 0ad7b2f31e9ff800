package org.contexttck.reference.brokengateway;

import java.util.List;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Filter;
import org.contexttck.reference.gateway.Member;

/** Takes messages without context to be outside every filter. Breaks SC-G-17. */
final class FilterHidesMainContext extends BrokenGateway {

    @Override
    public boolean passes(Envelope envelope, Member receiver, List<Member> all) {
        return receiver.filter().passes(envelope)
                && (envelope.context().isPresent() || receiver.filter().equals(Filter.NONE));
    }
}

package org.contexttck.reference.brokengateway;

import java.util.List;
import java.util.stream.Stream;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.Member;

/** Delivers a message with a context twice. Breaks SC-G-05. */
final class DeliversContextMessagesTwice extends BrokenGateway {

    @Override
    public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
        if (envelope.context().isEmpty()) {
            return others;
        }
        return Stream.concat(others.stream(), others.stream()).toList();
    }
}

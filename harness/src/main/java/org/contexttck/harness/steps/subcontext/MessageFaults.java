package org.contexttck.harness.steps.subcontext;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.reports.event.Excerpt;

/** Findings about messages, with what was sent and what came of it. */
final class MessageFaults {

    private static final String UNDELIVERED =
            "Whatever keeps a message from being passed on: a refusal, an exception, a filter, an address in `to`.";

    private final GatewayWorld world;

    MessageFaults(GatewayWorld world) {
        this.world = world;
    }

    /** A message did not reach somebody, where that is what was asked. @param name whom, as the features call it */
    void lost(SentMessage probe, String name) {
        shown(probe, Optional.empty(), loss(probe, name));
    }

    /** A message did not reach somebody, so that what was asked of it cannot be seen. @param name whom */
    void unseen(SentMessage probe, String name) {
        shown(probe, Optional.empty(), loss(probe, name).causedBy(UNDELIVERED));
    }

    private Fault loss(SentMessage probe, String name) {
        List<Arrival> errors = probe.sender().errorsAfter(probe.order());
        String told = errors.isEmpty()
                ? ""
                : "; \"" + probe.from() + "\" was told " + errors.get(0).told();
        String gone = world.who(name)
                .flatMap(GatewayParticipant::closed)
                .map(closed -> "; its connection was " + closed.describe())
                .orElse("");
        return Fault.of(
                "",
                probe.line() + " did not reach \"" + name + "\"" + gone + told,
                "the message at every other participant",
                "nothing" + gone + told);
    }

    /** Looks at a message as it came to somebody. */
    Check check(SentMessage probe, GatewayParticipant receiver, Arrival arrival) {
        return check(probe, receiver, arrival, "");
    }

    /** Looks at a message as it came to somebody. @param line what the headline begins with */
    Check check(SentMessage probe, GatewayParticipant receiver, Arrival arrival, String line) {
        return new Check(world.evidence(), fault -> shown(probe, receiver, arrival, fault), "", line);
    }

    /** Something is wrong about a message at somebody. */
    void broke(SentMessage probe, GatewayParticipant receiver, Arrival arrival, Fault fault) {
        world.evidence().broke(shown(probe, receiver, arrival, fault));
    }

    private static Fault shown(SentMessage probe, GatewayParticipant receiver, Arrival arrival, Fault fault) {
        List<Excerpt> exchange = new ArrayList<>(probe.sender().exchange(probe.order()));
        exchange.addAll(receiver.exchange(arrival.order()));
        return fault.shownBy(receiver.transcript(), exchange);
    }

    /** Something is wrong about what the gateway made of a message for its sender. */
    void broke(SentMessage probe, Fault fault) {
        shown(probe, Optional.empty(), fault);
    }

    private void shown(SentMessage probe, Optional<Arrival> answer, Fault fault) {
        List<Long> orders = new ArrayList<>(List.of(probe.order()));
        answer.or(() -> probe.sender().errorsAfter(probe.order()).stream().findFirst())
                .ifPresent(error -> orders.add(error.order()));
        world.evidence()
                .broke(fault.shownBy(
                        probe.sender().transcript(),
                        probe.sender()
                                .exchange(orders.stream()
                                        .mapToLong(Long::longValue)
                                        .toArray())));
    }
}

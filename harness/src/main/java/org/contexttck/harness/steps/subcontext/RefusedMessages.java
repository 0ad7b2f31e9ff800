package org.contexttck.harness.steps.subcontext;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.wire.websocket.WebSocketClosed;

/** Tells the messages that a gateway refused in words from those that vanished (R23). */
final class RefusedMessages {

    private final GatewayWorld world;

    RefusedMessages(GatewayWorld world) {
        this.world = world;
    }

    /** Those that reached nobody, and whose senders were told of an error. */
    List<SentMessage> inWords() {
        List<SentMessage> refused = new ArrayList<>(
                world.probes().stream().filter(RefusedMessages::reachedNobody).toList());
        refused.removeAll(untold(refused));
        return refused;
    }

    private static boolean reachedNobody(SentMessage probe) {
        return probe.receivers().values().stream().allMatch(one -> probe.at(one).isEmpty());
    }

    /** Those for which no error came: neither one that names them, nor one of those that name no message. */
    List<SentMessage> untold(List<SentMessage> refused) {
        List<SentMessage> untold = new ArrayList<>();
        for (Map.Entry<String, GatewayParticipant> sender : world.everybody().entrySet()) {
            List<SentMessage> own = refused.stream()
                    .filter(probe -> probe.sender() == sender.getValue())
                    .toList();
            if (own.isEmpty() || saidWhy(sender.getValue())) {
                continue;
            }
            List<Arrival> errors = sender.getValue().errorsAfter(own.get(0).order());
            long nameless = errors.stream()
                    .filter(error -> world.probes().stream().noneMatch(probe -> probe.namedBy(error.json())))
                    .count();
            own.stream()
                    .filter(probe -> errors.stream().noneMatch(error -> probe.namedBy(error.json())))
                    .skip(nameless)
                    .forEach(untold::add);
        }
        return untold;
    }

    private static boolean saidWhy(GatewayParticipant sender) {
        return sender.closed().filter(WebSocketClosed::saysWhy).isPresent();
    }
}

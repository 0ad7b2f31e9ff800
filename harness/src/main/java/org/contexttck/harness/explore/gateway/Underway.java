package org.contexttck.harness.explore.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import java.util.stream.StreamSupport;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;

/**
 * A message that may still be on its way.
 *
 * @param order its number on the connection of its sender
 * @param receivers whom it must reach
 */
record Underway(GatewayParticipant sender, long order, String id, List<GatewayParticipant> receivers) {

    static Underway of(
            GatewayParticipant sender, long order, ObjectNode envelope, Collection<GatewayParticipant> there) {
        JsonNode to = envelope.path("to");
        return new Underway(
                sender,
                order,
                envelope.path("id").asText(),
                there.stream()
                        .filter(one -> one != sender && (to.isEmpty() || names(to, one.id())))
                        .toList());
    }

    private static boolean names(JsonNode to, String id) {
        return StreamSupport.stream(to.spliterator(), false)
                .anyMatch(one -> one.asText().equals(id));
    }

    /** Whether somebody has not got it, and its sender was told nothing of it. */
    boolean isMissing() {
        return receivers.stream().anyMatch(one -> one.closed().isEmpty() && !hasGot(one)) && !isRefused();
    }

    private boolean hasGot(GatewayParticipant one) {
        return one.after(0).stream()
                .anyMatch(arrival -> arrival.json().path("id").asText("").equals(id));
    }

    private boolean isRefused() {
        return sender.errorsAfter(order).stream().map(Arrival::json).anyMatch(error -> {
            JsonNode named = error.path("correlation_id");
            String one = named.isArray() ? named.path(0).asText("") : named.asText("");
            return one.isEmpty() || one.equals(id);
        });
    }
}

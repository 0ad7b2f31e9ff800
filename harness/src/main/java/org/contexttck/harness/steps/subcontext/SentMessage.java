package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;

/**
 * A message that a scenario sent, and will look for at the others.
 *
 * @param name what the features, or else the kit, call it
 * @param from what the features call its sender
 * @param sender its sender
 * @param envelope what was sent
 * @param mark tells it from all other messages
 * @param order its number on the sender's connection
 * @param receivers who has to get it, by what the features call them: who was there, and whom it is for
 */
record SentMessage(
        String name,
        String from,
        GatewayParticipant sender,
        ObjectNode envelope,
        String mark,
        long order,
        Map<String, GatewayParticipant> receivers) {

    /** What a participant got of it: by its mark, or else its id, or else what it says, for a gateway may give ids of its own. */
    List<Arrival> at(GatewayParticipant one) {
        List<Arrival> got = one.got(mark.isEmpty() ? envelope.path("id").asText() : mark);
        return got.isEmpty() && mark.isEmpty()
                ? one.after(0).stream()
                        .filter(arrival -> saysTheSame(arrival.json()))
                        .toList()
                : got;
    }

    private boolean saysTheSame(JsonNode other) {
        return Stream.of("kind", "payload")
                .allMatch(name -> JsonEquality.equalAsDoubles(envelope.path(name), other.path(name)));
    }

    /** Whether an envelope is for somebody: it names nobody, or this participant. */
    static boolean isFor(ObjectNode envelope, GatewayParticipant participant) {
        JsonNode to = envelope.path("to");
        return !to.isArray()
                || to.isEmpty()
                || StreamSupport.stream(to.spliterator(), false)
                        .anyMatch(one -> one.asText().equals(participant.id()));
    }

    /** The message in a few words, such as {@code m1 (reflection, context {"id":"c1"})}. */
    String line() {
        String context =
                envelope.has("context") ? "context " + Shown.text(Json.write(envelope.get("context"))) : "no context";
        return name + " (" + envelope.path("kind").asText() + ", " + context + ")";
    }

    /** Whether an error of the gateway names this message. */
    boolean namedBy(JsonNode error) {
        JsonNode id = envelope.path("id");
        JsonNode named = error.path("correlation_id");
        List<JsonNode> all = named.isArray()
                ? StreamSupport.stream(named.spliterator(), false).toList()
                : List.of(named);
        return id.isTextual() && all.contains(id);
    }
}

package org.contexttck.harness.explore.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;

/**
 * A message that may still be on its way.
 *
 * @param order its number on the connection of its sender
 * @param before what was sent before and says the same: a gateway may give ids of its own
 * @param receivers whom it must reach
 * @param spared whom a filter is to spare it
 */
record Underway(
        GatewayParticipant sender,
        long order,
        ObjectNode envelope,
        List<Underway> before,
        List<GatewayParticipant> receivers,
        List<GatewayParticipant> spared) {

    /** @param keeps whether the filter of a participant, if it has asked for one, lets the message through */
    static Underway of(
            GatewayParticipant sender,
            long order,
            ObjectNode envelope,
            List<Underway> before,
            Collection<GatewayParticipant> there,
            Predicate<GatewayParticipant> keeps) {
        JsonNode to = envelope.path("to");
        List<GatewayParticipant> meant = there.stream()
                .filter(one -> one != sender && (to.isEmpty() || names(to, one.id())))
                .toList();
        return new Underway(
                sender,
                order,
                envelope,
                before.stream().filter(one -> alike(one.envelope, envelope)).toList(),
                meant.stream().filter(keeps).toList(),
                // whether a filter counts for what is put in words to oneself is not said (R30)
                meant.stream().filter(one -> to.isEmpty() && !keeps.test(one)).toList());
    }

    private static boolean names(JsonNode to, String id) {
        return StreamSupport.stream(to.spliterator(), false)
                .anyMatch(one -> one.asText().equals(id));
    }

    private static boolean alike(JsonNode one, JsonNode other) {
        return Stream.of("kind", "payload", "context", "correlation_id", "to")
                .allMatch(name -> JsonEquality.equalAsDoubles(one.path(name), other.path(name)));
    }

    /** Whether somebody has not got it, and its sender was told nothing of it. */
    boolean isMissing() {
        return receivers.stream().anyMatch(one -> one.closed().isEmpty() && !hasGot(one)) && !isRefused();
    }

    private boolean hasGot(GatewayParticipant one) {
        List<Arrival> arrivals = one.after(0);
        String id = envelope.path("id").asText();
        if (arrivals.stream()
                .anyMatch(arrival -> arrival.json().path("id").asText("").equals(id))) {
            return true;
        }
        long earlier =
                before.stream().filter(sent -> sent.receivers.contains(one)).count();
        return arrivals.stream()
                        .filter(arrival -> alike(arrival.json(), envelope))
                        .count()
                > earlier;
    }

    private boolean isRefused() {
        String id = envelope.path("id").asText();
        return sender.errorsAfter(order).stream().map(Arrival::json).anyMatch(error -> {
            JsonNode named = error.path("correlation_id");
            String one = named.isArray() ? named.path(0).asText("") : named.asText("");
            return one.isEmpty() || one.equals(id);
        });
    }

    /** Whether somebody got what its filter excludes. What does not come, though a filter keeps it, is for the scenarios to tell. */
    boolean isMisfiltered(GatewayParticipant one) {
        return spared.contains(one) && hasGot(one);
    }

    /** It in a few words. */
    String line() {
        return envelope.path("kind").asText() + ", context " + Json.write(envelope.path("context"));
    }
}

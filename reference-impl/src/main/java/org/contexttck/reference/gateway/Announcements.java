package org.contexttck.reference.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Optional;
import java.util.UUID;

/** Writes the gateway's own envelopes. */
final class Announcements {

    static final String PROTOCOL = "mcpp/v0.1";
    static final String SYSTEM = "system:";
    static final String KIND = "system/";
    static final String JOIN = KIND + "join";
    static final String FILTER = KIND + "filter";

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Announcements() {}

    static byte[] welcome(String you, String room, Collection<String> others, Optional<String> correlation) {
        ObjectNode payload = NODES.objectNode().put("you", you).put("room", room);
        ArrayNode participants = payload.putArray("participants");
        others.forEach(participants::add);
        return envelope(Optional.of(you), KIND + "welcome", correlation, payload);
    }

    static byte[] presence(String to, String event, String participant) {
        ObjectNode payload = NODES.objectNode().put("event", event).put("participant", participant);
        return envelope(Optional.of(to), KIND + "presence", Optional.empty(), payload);
    }

    static byte[] filter(String to, Optional<String> correlation, JsonNode filter) {
        return envelope(Optional.of(to), FILTER, correlation, filter);
    }

    /**
     * Says that something was refused.
     *
     * @param to the sender, if it has a name yet
     */
    static byte[] error(Optional<String> to, Optional<String> correlation, Refused refused) {
        ObjectNode payload = NODES.objectNode().put("code", refused.code()).put("message", refused.getMessage());
        return envelope(to, KIND + "error", correlation, payload);
    }

    private static byte[] envelope(Optional<String> to, String kind, Optional<String> correlation, JsonNode payload) {
        ObjectNode envelope = NODES.objectNode()
                .put("protocol", PROTOCOL)
                .put("id", UUID.randomUUID().toString())
                .put("ts", now())
                .put("from", SYSTEM + "gateway");
        ArrayNode addressees = envelope.putArray("to");
        to.ifPresent(addressees::add);
        envelope.put("kind", kind);
        correlation.ifPresent(id -> envelope.put("correlation_id", id));
        envelope.set("payload", payload);
        return envelope.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The time in milliseconds, as envelopes have it. */
    static String now() {
        return Instant.now().truncatedTo(ChronoUnit.MILLIS).toString();
    }
}

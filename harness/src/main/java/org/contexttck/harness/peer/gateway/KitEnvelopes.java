package org.contexttck.harness.peer.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.json.Json;

/** What the kit's gateway says on its own account. */
final class KitEnvelopes {

    private final SeededRandom random;
    private final String purpose;
    private final GatewayDialect dialect;

    /** @param purpose of the ids, such as {@code live-2 envelope} */
    KitEnvelopes(SeededRandom random, String purpose, GatewayDialect dialect) {
        this.random = random;
        this.purpose = purpose;
        this.dialect = dialect;
    }

    GatewayDialect dialect() {
        return dialect;
    }

    /** @param join the message that is answered; an empty object if there is none */
    ObjectNode welcome(String name, JsonNode join, List<String> others) {
        ObjectNode welcome = of("system/welcome", name);
        if (join.path("id").isTextual()) {
            welcome.put("correlation_id", join.path("id").textValue());
        }
        welcome.set("payload", dialect.welcome(name, join, others));
        return welcome;
    }

    ObjectNode presence(String event, String name, String to) {
        ObjectNode presence = of("system/presence", to);
        presence.putObject("payload").put("event", event).set("participant", dialect.participant(name));
        return presence;
    }

    ObjectNode error(String code, String message, String to) {
        ObjectNode error = of("system/error", to);
        error.putObject("payload").put("code", code).put("message", message);
        return error;
    }

    /** With what it lacks in front. */
    ObjectNode completed(String from, JsonNode envelope) {
        ObjectNode complete = head(from);
        complete.setAll((ObjectNode) envelope);
        return complete;
    }

    /** @param to whom it is sent; empty text for somebody who has not joined */
    private ObjectNode of(String kind, String to) {
        ObjectNode envelope = head("system:gateway");
        if (!to.isEmpty()) {
            envelope.putArray("to").add(to);
        }
        return envelope.put("kind", kind);
    }

    private ObjectNode head(String from) {
        String id = "g-" + random.id(purpose);
        ObjectNode envelope = Json.object().put("protocol", dialect.protocol()).put("id", id);
        return envelope.put("ts", random.now()).put("from", from);
    }
}

package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.contexttck.harness.json.Json;

/** What the kit's gateway says on its own account. */
final class KitEnvelopes {

    private KitEnvelopes() {}

    static ObjectNode welcome(String name, JsonNode join, List<String> others) {
        ObjectNode welcome = of("system/welcome");
        if (join.path("id").isTextual()) {
            welcome.put("correlation_id", join.path("id").textValue());
        }
        ObjectNode payload = welcome.putObject("payload").put("you", name);
        payload.put("room", join.path("payload").path("room").asText("lab"));
        others.forEach(payload.putArray("participants")::add);
        return welcome;
    }

    static ObjectNode presence(String event, String name) {
        ObjectNode presence = of("system/presence");
        presence.putObject("payload").put("event", event).put("participant", name);
        return presence;
    }

    static ObjectNode error(String code, String message) {
        ObjectNode error = of("system/error");
        error.putObject("payload").put("code", code).put("message", message);
        return error;
    }

    private static ObjectNode of(String kind) {
        ObjectNode envelope = Json.object().put("protocol", "mcpp/v0.1").put("id", "g-" + UUID.randomUUID());
        envelope.put("ts", Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
        return envelope.put("from", "system:gateway").put("kind", kind);
    }
}

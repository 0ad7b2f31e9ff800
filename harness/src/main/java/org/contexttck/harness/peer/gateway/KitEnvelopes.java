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

    /** @param purpose of the ids, such as {@code live-2 envelope} */
    KitEnvelopes(SeededRandom random, String purpose) {
        this.random = random;
        this.purpose = purpose;
    }

    ObjectNode welcome(String name, JsonNode join, List<String> others) {
        ObjectNode welcome = of("system/welcome");
        if (join.path("id").isTextual()) {
            welcome.put("correlation_id", join.path("id").textValue());
        }
        ObjectNode payload = welcome.putObject("payload").put("you", name);
        payload.put("room", join.path("payload").path("room").asText("lab"));
        others.forEach(payload.putArray("participants")::add);
        return welcome;
    }

    ObjectNode presence(String event, String name) {
        ObjectNode presence = of("system/presence");
        presence.putObject("payload").put("event", event).put("participant", name);
        return presence;
    }

    ObjectNode error(String code, String message) {
        ObjectNode error = of("system/error");
        error.putObject("payload").put("code", code).put("message", message);
        return error;
    }

    private ObjectNode of(String kind) {
        String id = "g-" + random.id(purpose);
        ObjectNode envelope = Json.object().put("protocol", "mcpp/v0.1").put("id", id);
        envelope.put("ts", random.now());
        return envelope.put("from", "system:gateway").put("kind", kind);
    }
}

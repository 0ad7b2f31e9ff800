package org.contexttck.harness.peer.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.wire.websocket.WebSocketHandshake;
import org.contexttck.json.Json;

/**
 * What differs between the gateways that a participant may be written for.
 *
 * @param protocol the member {@code protocol} of each envelope
 * @param connectingJoins whether who has connected has joined
 * @param echo whether a sender gets its own messages, completed
 * @param capabilities what each is said to be allowed, as JSON; empty text if participants are named by ids alone
 */
record GatewayDialect(String protocol, boolean connectingJoins, boolean echo, String capabilities) {

    private static final Map<String, GatewayDialect> ALL = Map.of(
            "mcpp-0.1", new GatewayDialect("mcpp/v0.1", false, false, ""),
            "mew-0.4", new GatewayDialect("mew/v0.4", false, true, "[{\"id\":\"all\",\"kind\":\"*\"}]"),
            "mcpx-0.1", new GatewayDialect("mcpx/v0.1", true, true, "[\"mcp/*\",\"chat\"]"));

    private static final Pattern TOKEN = Pattern.compile("[?&]token=([^&\\s]+)|^Bearer\\s+(\\S+)");
    private static final String NOBODY = "somebody";

    /** @param preset as a profile names it */
    static GatewayDialect of(String preset) {
        return ALL.get(preset);
    }

    /** The name under which a message joins; empty if it is none that joins. */
    Optional<String> joining(JsonNode message) {
        JsonNode payload = message.path("payload");
        if (message.path("kind").asText().equals("system/join")) {
            return Optional.of(payload.path("participant")
                    .asText(payload.path("participantId").asText(NOBODY)));
        }
        return message.path("type").asText().equals("join")
                ? Optional.of(message.path("participantId").asText(NOBODY))
                : Optional.empty();
    }

    /** The name under which a connection joins: that in its token, a JSON Web Token in the address or the headers. */
    static String connecting(WebSocketHandshake.Head head) {
        return token(head.first())
                .or(() -> token(head.headers().getOrDefault("authorization", "")))
                .orElse(NOBODY);
    }

    private static Optional<String> token(String text) {
        Matcher token = TOKEN.matcher(text);
        if (!token.find()) {
            return Optional.empty();
        }
        String[] parts = (token.group(1) == null ? token.group(2) : token.group(1)).split("\\.");
        try {
            byte[] claims = Base64.getUrlDecoder().decode(parts[parts.length == 1 ? 0 : 1]);
            return Optional.of(Json.parse(new String(claims, StandardCharsets.UTF_8))
                            .path("participantId")
                            .asText())
                    .filter(name -> !name.isEmpty());
        } catch (IllegalArgumentException other) {
            return Optional.empty();
        }
    }

    /** How a participant is told of. */
    JsonNode participant(String name) {
        if (capabilities.isEmpty()) {
            return Json.text(name);
        }
        ObjectNode participant = Json.object().put("id", name);
        participant.set("capabilities", Json.parse(capabilities));
        return participant;
    }

    /** The payload of a welcome. @param join what it answers @param others who is there already */
    ObjectNode welcome(String name, JsonNode join, List<String> others) {
        ObjectNode payload = Json.object();
        payload.set("you", participant(name));
        if (capabilities.isEmpty()) {
            payload.put("room", join.path("payload").path("room").asText("lab"));
        }
        others.forEach(other -> payload.withArrayProperty("participants").add(participant(other)));
        payload.withArrayProperty("participants");
        return payload;
    }
}

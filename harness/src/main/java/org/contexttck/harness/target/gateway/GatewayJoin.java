package org.contexttck.harness.target.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.harness.target.shared.TemplateVariables;
import org.contexttck.json.Json;

/** What a participant shows to be let in, filled in from the profile. */
public final class GatewayJoin {

    private static final String TOKEN = "{token}";

    private GatewayJoin() {}

    /** The headers; one that needs a token is left out where there is none. */
    static Map<String, String> headers(Map<String, String> template, TemplateVariables own, Optional<String> token) {
        Map<String, String> headers = new LinkedHashMap<>();
        template.forEach((name, value) -> {
            if (token.isPresent() || !value.contains(TOKEN)) {
                headers.put(name, own.text(value));
            }
        });
        return headers;
    }

    /** The envelope to join with; one that has a kind gets id and protocol like all others, another form stays as it is. */
    static String envelope(
            ObjectNode template, TemplateVariables own, Optional<String> token, Optional<String> protocol, String id) {
        ObjectNode join = filled(token.isPresent() ? template : (ObjectNode) withoutToken(template), own::text);
        return Json.write(join.has("kind") ? addressed(join, protocol, id) : join);
    }

    /** A request to the gateway with an id and the protocol in front, if it lacks them. @param id no other message has it */
    static ObjectNode addressed(ObjectNode envelope, Optional<String> protocol, String id) {
        ObjectNode whole = Json.object();
        protocol.ifPresent(name -> whole.put("protocol", name));
        whole.put("id", "r-" + id);
        whole.setAll(envelope);
        return whole;
    }

    /** An envelope of the profile with the names in its texts filled in. */
    public static ObjectNode filled(ObjectNode template, UnaryOperator<String> text) {
        return (ObjectNode) copy(template, text);
    }

    private static JsonNode copy(JsonNode node, UnaryOperator<String> text) {
        if (node.isObject()) {
            ObjectNode copy = Json.object();
            node.properties().forEach(member -> copy.set(member.getKey(), copy(member.getValue(), text)));
            return copy;
        }
        if (node.isArray()) {
            ArrayNode copy = Json.array();
            node.forEach(item -> copy.add(copy(item, text)));
            return copy;
        }
        return node.isTextual() ? Json.text(text.apply(node.textValue())) : node;
    }

    private static JsonNode withoutToken(JsonNode node) {
        if (!node.isObject()) {
            return node;
        }
        ObjectNode copy = Json.object();
        node.properties().forEach(member -> {
            if (!member.getValue().asText().equals(TOKEN)) {
                copy.set(member.getKey(), withoutToken(member.getValue()));
            }
        });
        return copy;
    }
}

package org.contexttck.reference.broken.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Envelopes that are not passed on as they came. */
final class RelayedEnvelopes {

    static final GatewayMistakes ALL = new GatewayMistakes()
            .relayed("AddsEmptyContext", envelope -> {
                if (!envelope.has("context")) {
                    envelope.putObject("context");
                }
            })
            .relayed("CorrelationIdAsList", envelope -> {
                JsonNode id = envelope.path("correlation_id");
                if (id.isTextual()) {
                    envelope.putArray("correlation_id").add(id);
                }
            })
            .relayedContext("DropsContextMembers", context -> context.retain("id", "type", "parent"))
            .relayedContext("DropsNullsInMetadata", context -> dropNulls(context.path("metadata")))
            .relayed(
                    "DropsUnknownMembers",
                    envelope -> envelope.retain(
                            "protocol", "id", "ts", "from", "to", "kind", "correlation_id", "context", "payload"))
            .relayed("DropsProtocol", envelope -> envelope.remove("protocol"))
            .relayed("DropsSender", envelope -> envelope.remove("from"))
            .relayed("DropsTime", envelope -> envelope.remove("ts"))
            .relayedContext("EscapesUnicodeTwice", context -> escape(context))
            .relayedContext("FlattensParents", RelayedEnvelopes::outermostParents)
            .relayed("LosesContext", envelope -> envelope.remove("context"))
            .relayed(
                    "RewritesKind",
                    envelope -> envelope.put(
                            "kind", envelope.path("kind").asText().replaceFirst("^reflection$", "reasoning/thought")))
            .relayedContext("RoundsLargeNumbers", context -> round(context))
            .relayedContext(
                    "TrimsContextIds",
                    context -> context.put("id", context.path("id").asText().strip()));

    private RelayedEnvelopes() {}

    private static void dropNulls(JsonNode node) {
        for (Iterator<JsonNode> children = node.elements(); children.hasNext(); ) {
            JsonNode child = children.next();
            if (child.isNull() && node.isObject()) {
                children.remove();
            } else {
                dropNulls(child);
            }
        }
    }

    /** Writes what is not ASCII with escapes, which are escaped in turn. */
    private static void escape(ObjectNode object) {
        for (Map.Entry<String, JsonNode> member : List.copyOf(object.properties())) {
            if (member.getValue() instanceof ObjectNode inner) {
                escape(inner);
            } else if (member.getValue().isTextual()) {
                object.put(member.getKey(), escaped(member.getValue().textValue()));
            }
        }
    }

    private static String escaped(String text) {
        StringBuilder ascii = new StringBuilder();
        for (char c : text.toCharArray()) {
            ascii.append(c < 0x80 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return ascii.toString();
    }

    /** Names the outermost context as the parent of all below it. */
    private static Consumer<ObjectNode> outermostParents() {
        Map<String, String> outermosts = new ConcurrentHashMap<>();
        return context -> {
            String parent = context.path("parent").asText("");
            if (!parent.isEmpty()) {
                String outermost = outermosts.getOrDefault(parent, parent);
                outermosts.put(context.path("id").asText(), outermost);
                context.put("parent", outermost);
            }
        };
    }

    private static JsonNode round(JsonNode value) {
        if (value instanceof ObjectNode object) {
            object.properties().forEach(member -> member.setValue(round(member.getValue())));
        } else if (value instanceof ArrayNode list) {
            for (int i = 0; i < list.size(); i++) {
                list.set(i, round(list.get(i)));
            }
        }
        return value.isNumber() ? DoubleNode.valueOf(value.doubleValue()) : value;
    }
}

package org.contexttck.reference.broken.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.text.Normalizer;
import java.util.function.Function;

/** Payloads and texts that are taken for something else. */
final class RelayedPayloads {

    static final GatewayMistakes ALL = new GatewayMistakes()
            .relayed(
                    "ComposesTextsOfPayloads",
                    envelope -> envelope.replace("payload", texts(envelope.path("payload"), RelayedPayloads::composed)))
            .relayed("DropsNullPayload", envelope -> {
                if (envelope.path("payload").isNull()) {
                    envelope.remove("payload");
                }
            })
            .relayed(
                    "ReadsTextsAsNumbers",
                    envelope -> envelope.replace("payload", texts(envelope.path("payload"), RelayedPayloads::number)))
            .relayed("StripsControls", envelope -> texts(envelope, RelayedPayloads::printable))
            .relayed(
                    "StripsUnseenSigns",
                    envelope -> envelope.replace("payload", texts(envelope.path("payload"), RelayedPayloads::seen)))
            .relayed("TakesContextFromPayload", envelope -> {
                if (!envelope.has("context")
                        && envelope.path("payload").path("context").path("id").isTextual()) {
                    envelope.set("context", envelope.get("payload").get("context"));
                }
            })
            .relayed("TakesContextOutOfPayload", envelope -> {
                if (envelope.get("payload") instanceof ObjectNode payload) {
                    payload.remove("context");
                }
            })
            .relayed("WrapsPayloads", envelope -> {
                JsonNode payload = envelope.path("payload");
                if (!payload.isObject()) {
                    envelope.putObject("payload").set("value", payload);
                }
            });

    private RelayedPayloads() {}

    private static JsonNode number(String text) {
        return text.matches("0[0-9]{1,4}") ? IntNode.valueOf(Integer.parseInt(text)) : TextNode.valueOf(text);
    }

    private static JsonNode printable(String text) {
        return TextNode.valueOf(text.replaceAll("\\p{Cntrl}", ""));
    }

    private static JsonNode composed(String text) {
        return TextNode.valueOf(Normalizer.normalize(text, Normalizer.Form.NFC));
    }

    private static JsonNode seen(String text) {
        return TextNode.valueOf(text.replaceAll("\\p{Cf}", ""));
    }

    /** The same with other values in place of its texts. */
    private static JsonNode texts(JsonNode node, Function<String, JsonNode> other) {
        if (node instanceof ObjectNode object) {
            object.properties().forEach(member -> member.setValue(texts(member.getValue(), other)));
        } else if (node instanceof ArrayNode list) {
            for (int i = 0; i < list.size(); i++) {
                list.set(i, texts(list.get(i), other));
            }
        }
        return node.isTextual() ? other.apply(node.textValue()) : node;
    }
}

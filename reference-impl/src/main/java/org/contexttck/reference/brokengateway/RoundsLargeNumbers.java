package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** Takes every number of a context for a double. Breaks SC-G-02. */
final class RoundsLargeNumbers extends RewritingGateway {

    @Override
    protected void spoil(ObjectNode envelope) {
        if (envelope.get("context") instanceof ObjectNode context) {
            round(context);
        }
    }

    private static void round(ObjectNode object) {
        for (Map.Entry<String, JsonNode> member : List.copyOf(object.properties())) {
            if (member.getValue().isNumber()) {
                object.put(member.getKey(), member.getValue().doubleValue());
            } else if (member.getValue() instanceof ObjectNode inner) {
                round(inner);
            } else if (member.getValue() instanceof ArrayNode list) {
                round(list);
            }
        }
    }

    private static void round(ArrayNode list) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).isNumber()) {
                list.set(i, list.get(i).doubleValue());
            } else if (list.get(i) instanceof ObjectNode inner) {
                round(inner);
            } else if (list.get(i) instanceof ArrayNode inner) {
                round(inner);
            }
        }
    }
}

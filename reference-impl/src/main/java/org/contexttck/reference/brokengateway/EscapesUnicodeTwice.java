package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** Writes texts of a context that are not ASCII with escapes, and then escapes these. Breaks SC-G-01. */
final class EscapesUnicodeTwice extends RewritingGateway {

    @Override
    protected void spoil(ObjectNode envelope) {
        escape(context(envelope));
    }

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
}

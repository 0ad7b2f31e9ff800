package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Puts a prefix before the names of tools, in the list and in calls, but not in hints. */
class RenamesToolsButNotHints extends BrokenIntermediary {

    private static final String PREFIX = "relayed_";

    private final Set<String> names = ConcurrentHashMap.newKeySet();

    @Override
    void spoilAnswer(ObjectNode answer) {
        for (JsonNode tool : answer.at("/result/tools")) {
            names.add(tool.path("name").asText());
            ((ObjectNode) tool).put("name", PREFIX + tool.path("name").asText());
        }
    }

    @Override
    void spoilRequest(ObjectNode request) {
        if (request.path("method").asText().equals("tools/call")
                && request.get("params") instanceof ObjectNode params) {
            params.put("name", params.path("name").asText().replaceFirst("^" + PREFIX, ""));
        }
    }

    /** The name in front, if a value is that of a tool; else the value. */
    final JsonNode renamed(JsonNode value) {
        return value.isTextual() && names.contains(value.textValue())
                ? TextNode.valueOf(PREFIX + value.textValue())
                : value;
    }
}

package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Puts a prefix before the names of tools, in the list and in calls, but not in hints. */
final class RenamesToolsButNotHints extends BrokenIntermediary {

    private static final String PREFIX = "relayed_";

    @Override
    void spoilAnswer(ObjectNode answer) {
        for (JsonNode tool : answer.at("/result/tools")) {
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
}

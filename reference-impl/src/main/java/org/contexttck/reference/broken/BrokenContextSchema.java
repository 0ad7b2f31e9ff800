package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Spoils what the tool {@code context} declares. */
abstract class BrokenContextSchema extends BrokenServer {

    /** Spoils the input schema. */
    protected abstract void spoil(ObjectNode schema);

    @Override
    protected final List<String> answer(Request request, ObjectNode answer) {
        for (JsonNode tool : answer.at("/result/tools")) {
            if (tool.path("name").asText().equals("context")) {
                spoil((ObjectNode) tool.path("inputSchema"));
            }
        }
        return List.of(answer.toString());
    }
}

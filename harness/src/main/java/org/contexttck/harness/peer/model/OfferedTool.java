package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;

/** A tool as a host offers it to its model. */
record OfferedTool(String name, String description) {

    static OfferedTool of(JsonNode tool) {
        return new OfferedTool(
                tool.path("name").asText(), tool.path("description").asText());
    }
}

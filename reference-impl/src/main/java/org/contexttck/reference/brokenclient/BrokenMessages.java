package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Spoils MCP messages on their way out. */
abstract class BrokenMessages extends BrokenClient {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Spoils one message. */
    abstract void spoil(ObjectNode message);

    @Override
    public final String outgoing(String text) {
        try {
            ObjectNode message = (ObjectNode) JSON.readTree(text);
            spoil(message);
            return JSON.writeValueAsString(message);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the SDK writes no JSON: " + text, e);
        }
    }
}

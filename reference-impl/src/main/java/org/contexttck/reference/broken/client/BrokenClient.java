package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.reference.client.ClientParts;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Failure;

/** The parts of the reference client, one of which a mistake replaces. An exception in the engine does not bring it down. */
class BrokenClient extends ClientParts {

    @Override
    public Conversation conversation(CollapseEngine engine) {
        return new Conversation(engine) {
            @Override
            public void arrived(String callId, JsonNode result) {
                try {
                    super.arrived(callId, result);
                } catch (IllegalStateException thrown) {
                    failed(callId, Failure.ERROR, "error: " + thrown.getMessage());
                }
            }
        };
    }
}

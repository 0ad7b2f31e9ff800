package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Failure;

/** A client that an exception in the engine does not bring down: it tells the model that the call has failed. */
abstract class CrashingClient extends BrokenClient {

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

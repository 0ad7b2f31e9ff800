package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.PromptMessage;

/** Takes the message of a collapsed result away, and leaves its call without a result. Breaks TC-C-13. */
final class RemovesTheMessage extends BrokenClient {

    @Override
    public Conversation conversation(CollapseEngine engine) {
        return new Conversation(engine) {
            @Override
            protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                return engine().replacement(callId).isPresent() ? Optional.empty() : super.toolMessage(callId, result);
            }
        };
    }
}

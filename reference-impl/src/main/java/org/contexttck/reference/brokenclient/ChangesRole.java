package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.PromptMessage;

/** Lets the user say the summary. Breaks TC-C-13. */
final class ChangesRole extends BrokenClient {

    @Override
    public Conversation conversation(CollapseEngine engine) {
        return new Conversation(engine) {
            @Override
            protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                Optional<PromptMessage> message = super.toolMessage(callId, result);
                return engine().replacement(callId).isEmpty()
                        ? message
                        : message.map(it -> new PromptMessage(
                                PromptMessage.Role.USER, it.callId(), it.parts(), it.calls(), it.error()));
            }
        };
    }
}

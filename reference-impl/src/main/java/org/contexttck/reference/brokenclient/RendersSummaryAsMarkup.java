package org.contexttck.reference.brokenclient;

import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ConversationView;

/** Lets markup and control sequences in a summary have their effect. Breaks TC-C-29. */
final class RendersSummaryAsMarkup extends BrokenClient {

    @Override
    public ConversationView view(Conversation conversation) {
        return new ConversationView(conversation) {
            @Override
            protected String summary(String callId) {
                return super.summary(callId)
                        .replaceAll("<[^>]*>", "")
                        .replaceAll("\\x1b\\[[0-9;]*[A-Za-z]", "")
                        .replaceAll("!?\\[([^\\]]*)\\]\\([^)]*\\)", "$1");
            }
        };
    }
}

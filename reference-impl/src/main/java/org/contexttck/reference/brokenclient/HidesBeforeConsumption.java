package org.contexttck.reference.brokenclient;

import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ConversationView;

/** Closes the block of a result that still waits. Breaks TC-C-25. */
final class HidesBeforeConsumption extends BrokenClient {

    @Override
    public ConversationView view(Conversation conversation) {
        return new ConversationView(conversation) {
            @Override
            protected State state(String callId) {
                return conversation().engine().waits(callId) ? State.COLLAPSED : super.state(callId);
            }

            @Override
            protected String summary(String callId) {
                return conversation().engine().waits(callId) ? "[result]" : super.summary(callId);
            }
        };
    }
}

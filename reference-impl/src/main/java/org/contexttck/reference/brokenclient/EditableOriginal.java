package org.contexttck.reference.brokenclient;

import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ConversationView;

/** Lets the user write in an opened original. Breaks TC-C-26. */
final class EditableOriginal extends BrokenClient {

    @Override
    public ConversationView view(Conversation conversation) {
        return new ConversationView(conversation) {
            @Override
            protected boolean editable(State state) {
                return state == State.EXPANDED;
            }
        };
    }
}

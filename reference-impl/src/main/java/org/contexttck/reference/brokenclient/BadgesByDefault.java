package org.contexttck.reference.brokenclient;

import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ConversationView;

/** Shows the badges before anybody has asked for them. Breaks TC-C-27. */
final class BadgesByDefault extends BrokenClient {

    @Override
    public ConversationView view(Conversation conversation) {
        ConversationView view = super.view(conversation);
        view.setShowHints(true);
        return view;
    }
}

package org.contexttck.reference.brokenclient;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ConversationView;

/** Puts [consumed] on the result that was consumed. Breaks TC-C-28. */
final class BadgeOnWrongResult extends BrokenClient {

    @Override
    public ConversationView view(Conversation conversation) {
        return new ConversationView(conversation) {
            @Override
            protected List<Badge> badges(String callId) {
                List<Badge> badges = new ArrayList<>(super.badges(callId));
                badges.remove(Badge.CONSUMED);
                if (badges.contains(Badge.COLLAPSED)) {
                    badges.add(Badge.CONSUMED);
                }
                return badges;
            }
        };
    }
}

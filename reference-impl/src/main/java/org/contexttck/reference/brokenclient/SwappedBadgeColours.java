package org.contexttck.reference.brokenclient;

import java.util.List;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ConversationView;

/** Paints [transient] green and [consumed] amber. Breaks TC-C-28. */
final class SwappedBadgeColours extends BrokenClient {

    @Override
    public ConversationView view(Conversation conversation) {
        return new ConversationView(conversation) {
            @Override
            protected List<Badge> badges(String callId) {
                return super.badges(callId).stream()
                        .map(badge -> swapped(badge))
                        .toList();
            }

            private static Badge swapped(Badge badge) {
                if (badge.equals(Badge.TRANSIENT)) {
                    return new Badge(badge.name(), Badge.CONSUMED.colour());
                }
                return badge.equals(Badge.CONSUMED) ? new Badge(badge.name(), Badge.TRANSIENT.colour()) : badge;
            }
        };
    }
}

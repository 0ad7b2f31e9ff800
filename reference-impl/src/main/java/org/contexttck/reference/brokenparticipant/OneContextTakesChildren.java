package org.contexttck.reference.brokenparticipant;

import org.contexttck.reference.participant.ContextFilter;
import org.contexttck.reference.participant.ContextFilter.By;
import org.contexttck.reference.participant.Message;

/** Keeps with one context those that lie in it. Breaks SC-P-09. */
final class OneContextTakesChildren extends BrokenParticipant {

    @Override
    public boolean keeps(ContextFilter filter, Message message) {
        return filter.by() == By.CONTEXT
                ? filter.keeps(message)
                        || message.parent().map(filter.contextId()::equals).orElse(false)
                : filter.keeps(message);
    }
}

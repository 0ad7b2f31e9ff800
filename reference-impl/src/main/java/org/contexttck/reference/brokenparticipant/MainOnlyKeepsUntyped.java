package org.contexttck.reference.brokenparticipant;

import org.contexttck.reference.participant.ContextFilter;
import org.contexttck.reference.participant.ContextFilter.By;
import org.contexttck.reference.participant.Message;

/** Takes a context without type for the main one. Breaks SC-P-06. */
final class MainOnlyKeepsUntyped extends BrokenParticipant {

    @Override
    public boolean keeps(ContextFilter filter, Message message) {
        return filter.by() == By.MAIN ? message.type().isEmpty() : filter.keeps(message);
    }
}

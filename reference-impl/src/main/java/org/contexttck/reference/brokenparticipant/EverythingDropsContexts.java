package org.contexttck.reference.brokenparticipant;

import org.contexttck.reference.participant.ContextFilter;
import org.contexttck.reference.participant.ContextFilter.By;
import org.contexttck.reference.participant.Message;

/** Takes everything for everything in the main context. Breaks SC-P-05. */
final class EverythingDropsContexts extends BrokenParticipant {

    @Override
    public boolean keeps(ContextFilter filter, Message message) {
        return filter.by() == By.EVERYTHING ? !message.inContext() : filter.keeps(message);
    }
}

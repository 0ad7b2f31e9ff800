package org.contexttck.reference.brokenparticipant;

import org.contexttck.reference.participant.ContextFilter;
import org.contexttck.reference.participant.ContextFilter.By;
import org.contexttck.reference.participant.Message;

/** Keeps by type, and loses the main context. Breaks SC-P-07. */
final class TypesDropMain extends BrokenParticipant {

    @Override
    public boolean keeps(ContextFilter filter, Message message) {
        return filter.by() == By.TYPES ? message.inContext() && filter.keeps(message) : filter.keeps(message);
    }
}

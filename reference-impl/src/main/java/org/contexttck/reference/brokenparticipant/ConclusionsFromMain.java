package org.contexttck.reference.brokenparticipant;

import org.contexttck.reference.participant.ContextFilter;
import org.contexttck.reference.participant.ContextFilter.By;
import org.contexttck.reference.participant.Message;

/** Keeps conclusions that are in no context. Breaks SC-P-08. */
final class ConclusionsFromMain extends BrokenParticipant {

    @Override
    public boolean keeps(ContextFilter filter, Message message) {
        return filter.by() == By.CONCLUSIONS ? message.kind().equals("conclusion") : filter.keeps(message);
    }
}

package org.contexttck.reference.brokenparticipant;

import org.contexttck.reference.participant.Message;
import org.contexttck.reference.participant.Unacceptable;

/** Cannot take a message with a context. Breaks SC-P-01. */
final class FailsOnContext extends BrokenParticipant {

    @Override
    public void accept(Message message, boolean inConcluded) throws Unacceptable {
        if (message.inContext()) {
            throw new Unacceptable("the member context is unknown");
        }
    }
}

package org.contexttck.reference.brokenparticipant;

import org.contexttck.reference.participant.Message;
import org.contexttck.reference.participant.Unacceptable;

/** Has forgotten a concluded context, and takes a later message in it for an error. Breaks SC-P-10. */
final class UnknownContextIsAnError extends BrokenParticipant {

    @Override
    public void accept(Message message, boolean inConcluded) throws Unacceptable {
        if (inConcluded) {
            throw new Unacceptable("unknown context");
        }
    }
}

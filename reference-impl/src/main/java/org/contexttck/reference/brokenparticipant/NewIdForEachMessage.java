package org.contexttck.reference.brokenparticipant;

import org.contexttck.reference.participant.ContextRef;

/** Makes a new id for each message of a context. Breaks SC-P-03. */
final class NewIdForEachMessage extends BrokenParticipant {

    @Override
    public ContextRef written(ContextRef open) {
        return new ContextRef(newContextId(), open.type(), open.parent());
    }
}

package org.contexttck.reference.brokenparticipant;

import java.util.Optional;
import org.contexttck.reference.participant.ContextRef;

/** Does not say what a nested context lies in. Breaks SC-P-04. */
final class ChildWithoutParent extends BrokenParticipant {

    @Override
    public ContextRef open(Optional<String> type, Optional<ContextRef> within) {
        return new ContextRef(newContextId(), type, Optional.empty());
    }
}

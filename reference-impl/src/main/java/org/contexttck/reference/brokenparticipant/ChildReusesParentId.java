package org.contexttck.reference.brokenparticipant;

import java.util.Optional;
import org.contexttck.reference.participant.ContextRef;

/** Gives a nested context the id of the one around it. Breaks SC-P-04. */
final class ChildReusesParentId extends BrokenParticipant {

    @Override
    public ContextRef open(Optional<String> type, Optional<ContextRef> within) {
        return new ContextRef(
                within.map(ContextRef::id).orElseGet(this::newContextId), type, within.map(ContextRef::id));
    }
}

package org.contexttck.reference.broken;

import java.util.Optional;

/** Answers a call without a goal with an empty pack. Breaks CP-S-19. */
final class EmptyPackWithoutGoal extends BrokenPack {

    @Override
    protected Optional<Pack> pack(Request request, String refusal) {
        if (request.argument("goal").isTextual() || !refusal.startsWith("goal ")) {
            return Optional.empty();
        }
        Pack empty = Pack.madeUp(request);
        empty.shrinkTo(0);
        return Optional.of(empty);
    }
}

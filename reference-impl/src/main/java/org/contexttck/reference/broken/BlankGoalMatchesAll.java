package org.contexttck.reference.broken;

import java.util.Optional;

/** Finds everything for a goal of blanks. Breaks CP-S-20. */
final class BlankGoalMatchesAll extends BrokenPack {

    @Override
    protected Optional<Pack> pack(Request request, String refusal) {
        return request.argument("goal").isTextual() && refusal.startsWith("goal ")
                ? Optional.of(Pack.madeUp(request))
                : Optional.empty();
    }
}

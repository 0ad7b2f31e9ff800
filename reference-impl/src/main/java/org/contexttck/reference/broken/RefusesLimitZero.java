package org.contexttck.reference.broken;

import java.util.Optional;

/** Refuses a limit of 0 instead of taking it for 1. Breaks CP-S-07. */
final class RefusesLimitZero extends BrokenPack {

    @Override
    protected Optional<String> refusal(Request request, Pack pack) {
        return request.argument("limit").isNumber() && request.argument("limit").asInt() == 0
                ? Optional.of("limit must be 1 or more")
                : Optional.empty();
    }
}

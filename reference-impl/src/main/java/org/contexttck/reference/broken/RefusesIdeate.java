package org.contexttck.reference.broken;

import java.util.Optional;

/** Knows seven intents only. Breaks CP-S-05. */
final class RefusesIdeate extends BrokenPack {

    @Override
    protected Optional<String> refusal(Request request, Pack pack) {
        return request.argument("intent").asText().equals("ideate")
                ? Optional.of("intent must be one of build, plan, research, debug, decide, learn, general")
                : Optional.empty();
    }
}

package org.contexttck.reference.broken;

import java.util.Optional;

/** Takes it for an error when nothing fits. Breaks CP-S-18; neighbours: CP-S-22. */
final class NothingFoundIsAnError extends BrokenPack {

    @Override
    protected Optional<String> refusal(Request request, Pack pack) {
        return pack.isEmpty() ? Optional.of("No memories found") : Optional.empty();
    }
}

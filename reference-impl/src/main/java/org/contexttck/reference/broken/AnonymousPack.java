package org.contexttck.reference.broken;

import java.util.Optional;

/** Compiles a pack for a caller without a token. Breaks CP-S-23; neighbours: CP-S-24. */
final class AnonymousPack extends BrokenPack {

    @Override
    protected Optional<Pack> pack(Request request, String refusal) {
        return refusal.startsWith("Organization context required")
                ? Optional.of(Pack.madeUp(request))
                : Optional.empty();
    }
}

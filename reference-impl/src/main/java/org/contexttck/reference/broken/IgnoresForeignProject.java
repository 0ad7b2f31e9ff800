package org.contexttck.reference.broken;

import java.util.Optional;

/** Compiles a pack for a project out of reach. Breaks CP-S-25; neighbours: CP-S-26, CP-S-28. */
final class IgnoresForeignProject extends BrokenPack {

    @Override
    protected Optional<Pack> pack(Request request, String refusal) {
        return refusal.startsWith("Project access denied") ? Optional.of(Pack.madeUp(request)) : Optional.empty();
    }
}

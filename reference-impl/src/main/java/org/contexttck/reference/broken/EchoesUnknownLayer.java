package org.contexttck.reference.broken;

import java.util.Optional;

/** Takes any layer and repeats it. Breaks CP-S-21. */
final class EchoesUnknownLayer extends BrokenPack {

    @Override
    protected Optional<Pack> pack(Request request, String refusal) {
        return refusal.startsWith("layer ") && request.argument("layer").isTextual()
                ? Optional.of(Pack.madeUp(request))
                : Optional.empty();
    }
}

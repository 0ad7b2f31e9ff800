package org.contexttck.reference.broken;

import java.util.Optional;

/** Takes any intent and repeats it. Breaks CP-S-21. */
final class EchoesUnknownIntent extends BrokenPack {

    @Override
    protected Optional<Pack> pack(Request request, String refusal) {
        return refusal.startsWith("intent ") && request.argument("intent").isTextual()
                ? Optional.of(Pack.madeUp(request))
                : Optional.empty();
    }
}

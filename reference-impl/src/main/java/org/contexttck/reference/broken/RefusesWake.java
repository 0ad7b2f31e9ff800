package org.contexttck.reference.broken;

import java.util.Optional;

/** Knows two layers only. Breaks CP-S-05; neighbours: CP-S-17. */
final class RefusesWake extends BrokenPack {

    @Override
    protected Optional<String> refusal(Request request, Pack pack) {
        return request.argument("layer").asText().equals("wake")
                ? Optional.of("layer must be one of recall, deep_search")
                : Optional.empty();
    }
}

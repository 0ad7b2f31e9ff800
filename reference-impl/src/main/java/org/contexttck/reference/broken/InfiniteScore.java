package org.contexttck.reference.broken;

import java.math.BigDecimal;

/** Writes a score that no double can hold, as after a division by nothing. Breaks CP-S-12; neighbours: CP-S-03. */
final class InfiniteScore extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        pack.items().stream().limit(1).forEach(item -> item.put("score", new BigDecimal("1e400")));
    }
}

package org.contexttck.reference.broken;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;

/** Takes what head or tail has left for the original when max_bytes cuts as well. Breaks CS-T-09. */
final class OriginalAfterLineLimit extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        String lines = original.limited(new TextLimits(limits.head(), limits.tail(), Optional.empty()))
                .text();
        boolean both = limits.maxBytes().isPresent() && !lines.equals(original.text()) && !lines.equals(limited.text());
        return both
                ? new OriginalLog(lines.getBytes(StandardCharsets.UTF_8))
                        .left(limited.text(), OriginalLog.position(limits))
                : limited;
    }
}

package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;

/** Follows tail when head is given as well. Breaks CS-T-05. */
final class TailWins extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        return original.limited(
                limits.tail().isPresent()
                        ? new TextLimits(Optional.empty(), limits.tail(), limits.maxBytes())
                        : limits);
    }
}
